type Props = {
  /** Classes as in ”EI 60”; several stand beside each other. */
  classes: string[];
};

/** The fire class beside the compartment boundary line: what people scan for. */
export function FireClass({ classes }: Props) {
  return (
    <p className="fire-class" data-several={classes.length > 2 || undefined}>
      <span>
        <span className="visually-hidden">Brandklass </span>
        {classes.join('\u00a0· ')}
      </span>
    </p>
  );
}
