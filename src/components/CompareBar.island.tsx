import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { paths } from '../content/paths.ts';
import { hearChoice, keysIn, mostCompared, readChoice, writeChoice } from './compareChoice.ts';
import './CompareBar.css';

const keyOf = (link: HTMLAnchorElement) => keysIn(new URL(link.href).searchParams.get('p') ?? '')[0] ?? '';

/** Which products are chosen to be compared, and the way there. Makes the links that choose one into buttons. */
export function CompareBar(_: Record<string, never>) {
  const choice = useSyncExternalStore(hearChoice, readChoice, () => '');
  /** The product that there was no room for. */
  const [refused, refuse] = useState('');
  const chosen = keysIn(choice);
  // There is none yet as the page comes alive.
  const classes = useMemo(() => (choice ? classesOf(keysIn(choice)) : []), [choice]);

  useEffect(() => {
    if (choice) writeClasses(classes);
  }, [choice, classes]);

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
      const isNewWindow = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link || isNewWindow || ('key' in event && event.key !== ' ')) return;
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

  return (
    <div className="compare-bar screen-only" role="status">
      {chosen.length > 0 && (
        <>
          <span>{refused ? `Högst ${mostCompared} åt gången.` : told(chosen, classes)}</span>
          <a className="button" href={paths.compareWith(chosen)}>
            Jämför ({chosen.length})
          </a>
          <button
            type="button"
            onClick={() => {
              refuse('');
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

/** Where the browser keeps classes of what is chosen, for pages on which it does not stand: ”aluminium-2=EI 60,steel-3=EW 60”. */
const place = 'jamfor-klass';
let kept = '';

function readClasses(): Map<string, string> {
  try {
    kept = localStorage.getItem(place) ?? '';
  } catch {
    // Storage is switched off.
  }
  return new Map(kept.split(',').map((text) => text.split('=') as [string, string]));
}

function writeClasses(classes: [string, string][]): void {
  kept = classes.map((entry) => entry.join('=')).join();
  try {
    localStorage.setItem(place, kept);
  } catch {
    // Switched off or full.
  }
}

/** The classes of products, as far as they stand on this page or stood on one where they were chosen; of several the one that says most. */
function classesOf(keys: string[]): [string, string][] {
  const known = readClasses();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.compare-choice')) {
    const text = link.closest('article, tr, li')?.querySelector('p, td + td, a + span')?.textContent ?? '';
    const [most] = [...text.matchAll(/(R?E[IW]*)\s(?:\d+–)?(\d+)/g)].toSorted((a, b) => rank(b) - rank(a));
    if (most) known.set(keyOf(link), `${most[1]}\u00a0${most[2]}`);
  }
  return keys.flatMap((key) => {
    const text = known.get(key);
    return text ? [[key, text]] : [];
  });
}

/** Insulating before limiting radiation before tight, and then the longest. */
const rank = ([, letters = '', minutes]: RegExpExecArray) =>
  'EWI'.indexOf(letters.at(-1) ?? '') * 1000 + Number(minutes);

/** How many there are, and in the next line their classes: ”3 valda: EI 60 · EI 120 · EI 90”. */
function told(keys: string[], classes: [string, string][]): string {
  const others = keys.length - classes.length;
  const list = [classes.map(([, text]) => text).join('\u00a0· '), others > 0 && `${others}\u00a0till`]
    .filter(Boolean)
    .join(' och ');
  return `${keys.length}\u00a0${keys.length > 1 ? 'valda' : 'vald'}${classes.length > 0 ? `:\n${list}` : ''}`;
}
