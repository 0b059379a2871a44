import { useLayoutEffect, useRef, useState } from 'react';
import { kept, readKept } from '../ui/browserStorage.ts';
import { fields, longest, type Field } from './fitQuery.ts';
import { setAddress } from '../ui/setAddress.ts';

/** The form of a size, which the address follows: what is asked, and which of its fields have been left. */
export function useFitForm() {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState('');
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState({ b: '', h: '' });

  useLayoutEffect(() => {
    const target = form.current;
    if (!target) return undefined;
    const typed = () => [...target.querySelectorAll('input')].filter(({ value }) => value);
    // While a field is being left nothing has the focus.
    const leave = () => {
      const left = typed().flatMap((input) => (input === document.activeElement ? [] : input.name));
      setTold((before) => new Set([...before, ...left]));
    };
    const read = () => {
      const filled = [...new FormData(target)].filter((entry): entry is [Field, string] => entry[1] !== '');
      setQuery(new URLSearchParams(filled).toString());
      return filled;
    };
    const follow = () => {
      const asked = new URLSearchParams(location.search);
      const asks = fields.some((field) => asked.has(field));
      // What was typed before this came stays, unless the address asks something else.
      if (asks) {
        target.reset();
        // An address that does not say what it measures measures the frame, whatever the form begins with.
        put(target, [['matt', ''], ...asked]);
      }
      // What was written and left before this came is answered too.
      leave();
      read();
      return asks;
    };
    const change = () => {
      const address = new URL(location.href);
      for (const field of fields) address.searchParams.delete(field);
      for (const [field, text] of read()) address.searchParams.set(field, text);
      setAddress(address);
    };
    // Whoever typed before this came finds it in the address too; an address that asks stays as it was sent.
    if (!follow()) {
      if (typed().length) change();
      else setLast(lastAsked());
    }
    const heard = new AbortController();
    target.addEventListener('input', change, heard);
    target.addEventListener('focusout', leave, heard);
    addEventListener('popstate', follow, heard);
    return () => heard.abort();
  }, []);

  /** Every field counts as left: its fault is told. */
  const tellAll = () => setTold(new Set(fields));
  return { form, query, told, last, tellAll };
}

/** The texts of the fields as they were asked last in this window, on whichever product; empty where there are none. */
function lastAsked(): { b: string; h: string } {
  const texts = new URLSearchParams(readKept(kept.size, 'sessionStorage'));
  return { b: texts.get('b') ?? '', h: texts.get('h') ?? '' };
}

/** Writes texts into the fields of a form. */
export function put(form: HTMLFormElement, texts: Iterable<[field: string, text: string]>) {
  for (const [field, text] of texts) {
    const input = form.elements.namedItem(field) as HTMLInputElement | RadioNodeList | null;
    if (input) input.value = text.slice(0, longest);
  }
}
