import type { ComponentProps } from 'react';
import { MatchList } from './MatchList.tsx';
import { RequirementParts } from './RequirementParts.tsx';

type Props = ComponentProps<typeof RequirementParts> & ComponentProps<typeof MatchList>;

/** The answer to a requirement: what its letters say, and which products fulfil it. It comes as a file of its own with the first one. */
export function ClassAnswer(props: Props) {
  return (
    <>
      <RequirementParts {...props} />
      <MatchList {...props} />
    </>
  );
}
