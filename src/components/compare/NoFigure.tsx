type Props = {
  /** What it means, for those who hear it. */
  children: string;
};

/** A cell without a figure: a dash for the eye, and words for the ear. */
export function NoFigure({ children }: Props) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{children}</span>
    </>
  );
}
