import { TechnicalText } from './TechnicalText.tsx';

type Props = {
  classes: readonly string[];
  /** Whether they stand in two rows; by default where they are many. */
  inTwo?: boolean;
};

/** More letters than these are set in two rows. */
const longest = 15;

/** Whether the classes of a part are too many letters for one large row. */
export const areMany = (classes: readonly string[]): boolean => classes.join(' · ').length > longest;

/** The classes of a part in one row, or in two that end with a class and not with a dot. */
export function classRowsOf({ classes, inTwo = areMany(classes) }: Props): (readonly string[])[] {
  // Of an odd number the shorter row comes first; one alone is never parted, however long.
  const half = inTwo ? Math.floor(classes.length / 2) : 0;
  return half === 0 ? [classes] : [classes.slice(0, half), classes.slice(half)];
}

/** The classes of a part in its rows, as one text. */
export function ClassRows(props: Props) {
  const [first = [], second] = classRowsOf(props);
  return (
    <>
      <ClassRow classes={first} />
      {second && (
        <>
          <span className="visually-hidden"> · </span>
          <br />
          <ClassRow classes={second} />
        </>
      )}
    </>
  );
}

/** One row of classes. */
export function ClassRow({ classes }: Pick<Props, 'classes'>) {
  // Lighter: it joins the classes and is not one of them.
  return classes
    .join('\u00a0· ')
    .split(/( och )/)
    .map((text) => (text === ' och ' ? <i key={text}> och&nbsp;</i> : <TechnicalText key={text} text={text} />));
}
