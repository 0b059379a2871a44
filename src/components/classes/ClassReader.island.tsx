import { useRef, useState } from 'react';
import { elementGroupOf, idsOf } from '../../catalogue/elementGroups.ts';
import type { ReaderProduct } from '../../catalogue/requirement/readRequirement.ts';
import { ReadLink } from './ReadLink.tsx';
import { ReaderExamples } from './ReaderExamples.tsx';
import { ReaderForm } from './ReaderForm.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { useAnswered } from './useAnswered.ts';
import { useReaderAddress } from './useReaderAddress.ts';
import { useReaderFields } from './useReaderFields.ts';
import '../ui/AnswerMark.css';
import '../ui/Button.css';
import './ClassReader.css';
import '../ui/Field.css';
import '../ui/FieldFault.css';
import '../ui/Select.css';
// The page carries the styles of what comes later.
import '../compare/CompareBar.css';
import '../compare/CompareChoice.css';
import '../ui/FoldMark.css';
import './IdsDownload.css';
import './MatchList.css';
import '../ui/NarrowFold.css';
import './RequirementParts.css';
import '../ui/TextButton.css';

type Props = { products: readonly ReaderProduct[] };

/**
 * The field for a requirement, what each of its letters says, and which products fulfil it. The address holds what is
 * asked for.
 */
export function ClassReader({ products }: Props) {
  const { text, ask, chosen, choose } = useReaderAddress();
  const [isBlankSent, setBlank] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const { code, answered, isWhole = false } = useAnswered({ text, chosen }, products);
  const { reading, answer } = answered ?? {};
  const group = reading ? reading.group : elementGroupOf(chosen);
  const kind = idsOf(group);
  const isAsked = text !== '' || chosen !== '';
  const { field, select, sendLater } = useReaderFields({ text, kind, ask, choose, setBlank, isReady: isWhole });

  function type(next: string, isNext: boolean) {
    setBlank(false);
    ask(next, !isNext);
  }

  /** A kind that stood in the text before is a choice from then on. */
  function rewrite(next: string, of = kind) {
    if (reading?.ownGroup) choose(of, true);
    ask(next);
  }

  function chooseKind(next: string) {
    // Words that imply a kind, ”sidoljus”, would narrow all kinds to it again.
    if (code && reading?.ownGroup)
      rewrite(code.writeRequirement(reading, reading.asked, next ? {} : { placing: [] }), next);
    else choose(next);
  }

  function send() {
    setBlank(!text.trim());
    if (text && !isWhole) {
      sendLater();
      return;
    }
    (heading.current ?? field.current)?.focus({ preventScroll: true });
    if (!heading.current) return;
    // What was not understood comes before the answer.
    const isLeftOut = reading && reading.unknown.length + reading.wanted.fittings.length > 0;
    (answer?.isList || isLeftOut ? status : heading).current?.scrollIntoView();
  }

  const isBlank = isBlankSent && !text.trim();
  const isMissed = answer?.unread.isMissed;
  const isFault = (isMissed && answer?.asksNothing) || isBlank;
  const hasExamples = answer ? answer.asksNothing && !answer.isList : !isAsked;
  return (
    <div className="class-reader">
      <ReaderForm
        text={text}
        group={group}
        isMissed={isMissed}
        field={field}
        select={select}
        onType={type}
        onKind={chooseKind}
        onSend={send}
      >
        <p className="class-reader-status" id="krav-svar" role="status" data-fault={isFault || undefined} ref={status}>
          {isBlank && 'Skriv ett krav, till exempel EI\u00a060.'}
          {code && answered && isWhole && <code.ReaderStatus {...answered} Link={ReadLink} onChoose={rewrite} />}
        </p>
      </ReaderForm>
      {hasExamples && <ReaderExamples texts={reading?.several?.texts} kind={kind} onChoose={rewrite} />}
      {!hasExamples && (
        <div className="class-reader-answer">
          {code && answered && (
            <h2 tabIndex={-1} ref={heading}>
              <TechnicalText text={code.answerHeading(answered)} />
            </h2>
          )}
          {code && answered && isWhole && (
            <code.ClassAnswer
              {...answered}
              field={field}
              onChange={(next) => rewrite(code.writeRequirement(answered.reading, next))}
            />
          )}
        </div>
      )}
    </div>
  );
}
