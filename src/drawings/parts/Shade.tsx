type Props = { d: string };

/** Shadow that a projecting part casts on what lies below it. */
export function Shade({ d }: Props) {
  return <path d={d} opacity={0.15} />;
}
