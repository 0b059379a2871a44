import { useState, type ComponentProps } from 'react';
import { MatchList } from './MatchList.tsx';
import { RequirementParts } from './RequirementParts.tsx';

type Props = ComponentProps<typeof RequirementParts> & ComponentProps<typeof MatchList>;

/**
 * The answer to a requirement: which products fulfil it, and what its letters say; the letters first for whoever comes for them, from a
 * product. It comes as a file of its own with the first one.
 */
export function ClassAnswer(props: Props) {
  const [forLetters] = useState(() => location.hash === '#krav');
  return (
    <>
      {forLetters && <RequirementParts {...props} />}
      <MatchList {...props} />
      {!forLetters && <RequirementParts {...props} />}
    </>
  );
}
