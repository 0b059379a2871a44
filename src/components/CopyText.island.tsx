import { useState } from 'react';
import './TextButton.css';

type Props = {
  /** Id of the element whose text is copied. */
  from: string;
  label: string;
};

/** Copies what stands in the page. Where the browser keeps the clipboard to itself, the text is marked for the visitor to copy. */
export function CopyText({ from, label }: Props) {
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    const source = document.getElementById(from);
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.innerText);
      setAnswer('Kopierat.');
    } catch {
      getSelection()?.selectAllChildren(source);
      setAnswer('Texten är markerad: kopiera den själv.');
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
