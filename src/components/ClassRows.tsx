import { TechnicalText } from './TechnicalText.tsx';

type Props = { classes: readonly string[] };

/** More letters than these are set in two rows. */
const longest = 15;

/** Whether the classes of a part take two rows. */
export const areMany = (classes: readonly string[]): boolean => classes.join(' · ').length > longest;

/** The classes of a part in a row of their own, or in two that end with a class and not with a dot. */
export function ClassRows({ classes }: Props) {
  if (!areMany(classes)) return <Row classes={classes} />;
  const half = classes.length / 2;
  return (
    <>
      <Row classes={classes.slice(0, half)} />
      <span className="visually-hidden"> · </span>
      <br />
      <Row classes={classes.slice(half)} />
    </>
  );
}

function Row({ classes }: Props) {
  // Light, so that it parts the classes and is none.
  return classes
    .join('\u00a0· ')
    .split(/( och )/)
    .map((text) => (text === ' och ' ? <i key={text}> och&nbsp;</i> : <TechnicalText key={text} text={text} />));
}
