import { useState, type ComponentProps } from 'react';
import { MatchList } from './MatchList.tsx';
import { RequirementParts } from './RequirementParts.tsx';
import { useLater } from './useLater.ts';

type Props = ComponentProps<typeof RequirementParts> & ComponentProps<typeof MatchList>;

/** It has a file of its own, as on the pages where it is an island. */
const loadBar = () => import('./CompareBar.island.tsx');

/**
 * The answer to a requirement: which products fulfil it, and what its letters say; the letters first for whoever comes for them, from a
 * product. It comes as a file of its own with the first one.
 */
export function ClassAnswer(props: Props) {
  const [forLetters] = useState(() => location.hash === '#krav');
  const bar = useLater(loadBar);
  // A model is checked for one kind: of several, the first.
  const [kind = ''] = props.kind.split(',');
  const parts = <RequirementParts {...props} kind={kind} />;
  return (
    <>
      {forLetters && parts}
      <MatchList {...props} />
      {!forLetters && parts}
      {bar && <bar.CompareBar />}
    </>
  );
}
