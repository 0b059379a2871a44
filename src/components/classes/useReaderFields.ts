import { useLayoutEffect, useRef } from 'react';
import { here, kindIn, requirementIn, type useReaderAddress } from './useReaderAddress.ts';

type Asked = Pick<ReturnType<typeof useReaderAddress>, 'text' | 'ask' | 'choose'> & {
  /** What the field of kinds shows. */
  kind: string;
  /** Told where an empty field was sent before this code came: the address has an empty requirement then. */
  setBlank: (isBlank: boolean) => void;
  /** There is an answer to go to. */
  isReady: boolean;
};

/**
 * Keeps the two fields and the address the same. What was typed and chosen before this code came stays, unless the
 * address asks for something else; Enter was a line break until then, and sends it now.
 */
export function useReaderFields({ text, kind, ask, choose, setBlank, isReady }: Asked) {
  const field = useRef<HTMLTextAreaElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const isAwake = useRef(false);
  const isToSend = useRef(false);

  useLayoutEffect(() => {
    const [input, kinds] = [field.current, select.current];
    if (!input || !kinds) return;
    const asked = requirementIn(here());
    // An equal value is not written again: that would move the cursor.
    if (isAwake.current) input.value = input.value === text ? input.value : text;
    else if (input.value && asked === undefined) {
      isToSend.current = input.value.endsWith('\n');
      ask(input.value.replace(/\n+$/, ''), true);
    } else if (asked === '') setBlank(true);
    if (!isAwake.current && kinds.value && !kindIn(here())) choose(kinds.value, true);
    else kinds.value = kind;
    if (text && isReady && isToSend.current) {
      isToSend.current = false;
      input.form?.requestSubmit();
    }
    isAwake.current = true;
  }, [text, kind, ask, choose, setBlank, isReady]);

  /** Sends the field again once there is an answer. */
  const sendLater = () => {
    isToSend.current = true;
  };
  return { field, select, sendLater };
}
