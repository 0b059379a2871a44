import { useEffect, useState, useSyncExternalStore } from 'react';
import { paths, queryNames } from '../../content/paths.ts';
import { hearChoice, keysIn, mostCompared, readChoice, writeChoice } from './compareChoice.ts';
import { hasModifier } from '../ui/hasModifier.ts';
import { useLater } from '../ui/useLater.ts';
import './CompareBar.css';

const keyOf = (link: HTMLAnchorElement) =>
  keysIn(new URL(link.href).searchParams.get(queryNames.compared) ?? '')[0] ?? '';

const nameOf = (link: Element) => link.closest('article, tr')?.querySelector('h1, h4, th')?.textContent ?? '';

/** A file of its own: most visitors choose nothing. Where it does not come the keys say enough. */
const loadTitles = () =>
  import('../../catalogue/allProductTitles.ts').then(
    ({ allProductTitles }) => allProductTitles,
    () => new Map<string, string>(),
  );

/**
 * Which products are chosen to be compared, by name, and the way there; one alone asks for another. Makes the links
 * that choose one into buttons.
 */
export function CompareBar(_: Record<string, never>) {
  const choice = useSyncExternalStore(hearChoice, readChoice, () => '');
  /** The product that there was no room for. */
  const [refused, refuse] = useState('');
  const chosen = keysIn(choice);
  const titles = useLater(loadTitles, choice !== '');
  const titleOf = (key: string) => titles?.get(key) ?? key;

  // Each time, because links come and go with what is answered on a page.
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.compare-choice')) {
      link.role = 'button';
      link.ariaLabel ??= `Jämför ${nameOf(link)}`;
      link.textContent = refused === keyOf(link) ? `Högst ${mostCompared}` : 'Jämför';
      link.ariaPressed = String(chosen.includes(keyOf(link)));
    }
  });

  useEffect(() => {
    const press = (event: MouseEvent | KeyboardEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.compare-choice');
      if (!link || hasModifier(event) || ('key' in event && event.key !== ' ')) return;
      event.preventDefault();
      const before = keysIn(readChoice());
      const key = keyOf(link);
      const isChosen = before.includes(key);
      const isOver = !isChosen && before.length === mostCompared;
      refuse(isOver ? key : '');
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

  function keep(keys: string[]) {
    refuse('');
    writeChoice(keys);
  }

  return (
    <div className="compare-bar screen-only" role="status">
      {chosen.length > 0 && (
        <>
          <div>
            {refused
              ? `Högst ${mostCompared} åt gången.`
              : titles &&
                chosen.map((key) => (
                  <span key={key}>
                    {titleOf(key)}
                    <button
                      type="button"
                      aria-label={`Ta bort ${titleOf(key)}`}
                      onClick={({ currentTarget }) => {
                        // It goes with the name: who pressed it by key goes on from the link.
                        currentTarget.closest('div')?.parentElement?.querySelector('a')?.focus();
                        keep(chosen.filter((other) => other !== key));
                      }}
                    >
                      ×
                    </button>
                  </span>
                ))}
          </div>
          <a className="button" href={paths.compareWith(chosen)}>
            {chosen.length > 1 ? `Jämför (${chosen.length})` : 'Välj en till'}
          </a>
          {chosen.length > 1 && (
            <button type="button" onClick={() => keep([])}>
              Rensa
            </button>
          )}
        </>
      )}
    </div>
  );
}
