import { TechnicalText } from '../ui/TechnicalText.tsx';

type Props = {
  classes: readonly string[];
  /** Whether they stand in two rows; by default where they are many. */
  inTwo?: boolean;
};

/** More letters than these are set in two rows. */
const longest = 15;

/** Whether the classes of a part are too many letters for one large row. */
export const areMany = (classes: readonly string[]): boolean => lengthOf(classes) > longest;

/**
 * The classes of a part in one row, or in two that are as short as can be and end with a class and not with a dot.
 * Among others a class of several letters may be parted before its ”och”; one alone is never parted, however long.
 */
export function classRowsOf({ classes, inTwo = areMany(classes) }: Props): (readonly string[])[] {
  if (!inTwo || classes.length === 1) return [classes];
  const pieces = classes.flatMap((text) => text.split(/ (?=och )/));
  const longer = (half: number) => Math.max(...[pieces.slice(0, half), pieces.slice(half)].map(lengthOf));
  // Of two ways that are alike, that with the shorter row first.
  const [half = 1] = pieces
    .map((_, index) => index)
    .slice(1)
    .toSorted((a, b) => longer(a) - longer(b));
  return [pieces.slice(0, half), pieces.slice(half)];
}

const lengthOf = (pieces: readonly string[]) => pieces.join(' · ').length;

/** What stands between two rows for who hears them: nothing before an ”och”. */
export const dotBefore = ([first = '']: readonly string[]) => (first.startsWith('och ') ? ' ' : '\u00a0· ');

/** The classes of a part in its rows, as one text. */
export function ClassRows(props: Props) {
  const [first = [], second] = classRowsOf(props);
  return (
    <>
      <ClassRow classes={first} />
      {second && (
        <>
          <span className="visually-hidden">{dotBefore(second)}</span>
          <br />
          <ClassRow classes={second} />
        </>
      )}
    </>
  );
}

/** One row of classes, where an ”och” ends no line. */
export function ClassRow({ classes }: Pick<Props, 'classes'>) {
  return <TechnicalText text={classes.join('\u00a0· ').replace(/och /, 'och\u00a0')} />;
}
