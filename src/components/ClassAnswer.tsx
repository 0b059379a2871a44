import { useState, type ComponentProps } from 'react';
import { paths } from '../content/paths.ts';
import { MatchList } from './MatchList.tsx';
import { RequirementParts } from './RequirementParts.tsx';
import { useLater } from './useLater.ts';

type Props = ComponentProps<typeof RequirementParts> &
  ComponentProps<typeof MatchList> & {
    /** The requirement as it was written. */
    text: string;
  };

/** Self-closing before smoke, which is written the other way round here. */
const smokeLast = /C[0-5]?\W*S(?:a|200)/i;

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
  const { smoke, selfClosing } = props.asked;
  const parts = <RequirementParts {...props} kind={kind} />;
  return (
    <>
      {smoke && selfClosing && smokeLast.test(props.text) && (
        <p className="note">Skrivet som hos Boverket: brandgas före självstängning. Det är samma krav.</p>
      )}
      {props.opening?.module && (
        <p className="note">
          {`Är ${props.size} vägghålet? `}
          <a href={paths.classesFor(props.text.replace(props.size, props.opening.module), props.kind)}>
            Läs som {props.opening.module}
          </a>
        </p>
      )}
      {forLetters && parts}
      <MatchList {...props} />
      {!forLetters && parts}
      {bar && <bar.CompareBar />}
    </>
  );
}
