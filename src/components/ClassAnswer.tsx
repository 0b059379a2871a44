import type { ComponentProps } from 'react';
import { MatchList } from './MatchList.tsx';
import { RequirementParts } from './RequirementParts.tsx';

type Props = ComponentProps<typeof RequirementParts> & ComponentProps<typeof MatchList>;

/** The answer to a requirement: what its letters say, and which products fulfil it. It comes as a file of its own with the first one. */
export function ClassAnswer({ groups, products, asked, kind, onChange, field }: Props) {
  return (
    <>
      <RequirementParts asked={asked} kind={kind} onChange={onChange} field={field} />
      <MatchList groups={groups} products={products} asked={asked} kind={kind} />
    </>
  );
}
