import { useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '../content/paths.ts';
import { hearChoice, keysIn, mostCompared, readChoice, writeChoice } from './compareChoice.ts';
import './CompareBar.css';

const keyOf = (link: HTMLAnchorElement) => keysIn(new URL(link.href).searchParams.get('p') ?? '')[0] ?? '';

/** Which products are chosen to be compared, and the way there. Makes the links that choose one into buttons. */
export function CompareBar(_: Record<string, never>) {
  const choice = useSyncExternalStore(hearChoice, readChoice, () => '');
  const [isFull, setFull] = useState(false);
  const chosen = keysIn(choice);

  useEffect(() => {
    const chosen = keysIn(choice);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.compare-choice')) {
      link.role = 'button';
      link.ariaLabel = `Jämför ${nameOf(link)}`;
      link.textContent = 'Jämför';
      link.ariaPressed = String(chosen.includes(keyOf(link)));
    }
  }, [choice]);

  useEffect(() => {
    const press = (event: MouseEvent | KeyboardEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.compare-choice');
      const isNewWindow = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link || isNewWindow || ('key' in event && event.key !== ' ')) return;
      event.preventDefault();
      const before = keysIn(readChoice());
      const key = keyOf(link);
      const isChosen = before.includes(key);
      const isOver = !isChosen && before.length === mostCompared;
      setFull(isOver);
      if (isOver) link.textContent = `Högst ${mostCompared}`;
      if (isChosen) writeChoice(before.filter((other) => other !== key));
      else if (before.length < mostCompared) writeChoice([...before, key]);
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', press);
    };
  }, []);

  return (
    <div className="compare-bar screen-only" role="status">
      {chosen.length > 0 && (
        <>
          <span>{isFull ? `Högst ${mostCompared} åt gången.` : named(chosen)}</span>
          <a className="button" href={paths.compareWith(chosen)}>
            Jämför ({chosen.length})
          </a>
          <button
            type="button"
            onClick={() => {
              setFull(false);
              writeChoice([]);
            }}
          >
            Rensa
          </button>
        </>
      )}
    </div>
  );
}

const nameOf = (link: Element) => link.closest('article, tr')?.querySelector('h1, h4, th')?.textContent ?? '';

/** How many there are, and the names that stand on the page: ”3 valda: Economy 50 och 2 till”, ”2 valda”. */
function named(keys: string[]): string {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.compare-choice'));
  const names = links.filter((link) => keys.includes(keyOf(link))).map(nameOf);
  const others = keys.length - names.length;
  const list = [names.join(', '), others > 0 && `${others}\u00a0till`].filter(Boolean).join(' och ');
  return `${keys.length}\u00a0${keys.length > 1 ? 'valda' : 'vald'}${names.length > 0 ? `: ${list}` : ''}`;
}
