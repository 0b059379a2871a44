import { useCallback, useState } from 'react';
import { useLater } from './useLater.ts';
import './TextButton.css';

type Props = {
  label: string;
  /** Id of the element in the page whose text is copied. */
  from?: string;
  /**
   * Where the page does not carry the text: address of a module that exports it, because the policy lets a page import
   * and fetch nothing.
   */
  module?: string;
};

/** Copies a text. Where the browser keeps the clipboard to itself, it says how the visitor can copy it. */
export function CopyText({ label, from = '', module = '' }: Props) {
  const [answer, setAnswer] = useState('');
  const load = useCallback(
    async () => ((await import(/* @vite-ignore */ module)) as { default: string }).default,
    [module],
  );
  // Before the press, after which some browsers let a page write at once only.
  const loaded = useLater(load, module !== '');

  const copy = async () => {
    const source = document.getElementById(from);
    try {
      await navigator.clipboard.writeText(source?.innerText ?? loaded ?? (await load()));
      setAnswer('Kopierat.');
    } catch {
      if (source) getSelection()?.selectAllChildren(source);
      setAnswer(source ? 'Texten är markerad: kopiera den själv.' : 'Det gick inte: öppna textfilen och kopiera den.');
    }
  };
  return (
    <p className="copy-text">
      <button type="button" className="text-button" onClick={copy}>
        {label}
      </button>{' '}
      <span role="status">{answer}</span>
    </p>
  );
}
