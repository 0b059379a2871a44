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

/** The classes of a part in a row of their own, or in two that end with a class and not with a dot. */
export function ClassRows({ classes, inTwo = areMany(classes) }: Props) {
  // Of an odd number the shorter row comes first; one alone is never parted, however long.
  const half = inTwo ? Math.floor(classes.length / 2) : 0;
  if (half === 0) return <Row classes={classes} />;
  return (
    <>
      <Row classes={classes.slice(0, half)} />
      <span className="visually-hidden"> · </span>
      <br />
      <Row classes={classes.slice(half)} />
    </>
  );
}

function Row({ classes }: Pick<Props, 'classes'>) {
  // Lighter: it joins the classes and is not one of them.
  return classes
    .join('\u00a0· ')
    .split(/( och )/)
    .map((text) => (text === ' och ' ? <i key={text}> och&nbsp;</i> : <TechnicalText key={text} text={text} />));
}
