/**
 * A visitor's hands and eyes in any engine: things are found by role and name, pressed where they lie on the screen,
 * and read.
 */
import { setTimeout } from 'node:timers/promises';
import type { Session } from '../../../scripts/lib/browsers/engines.ts';
import { findAll, spotOf, type Step } from './find.ts';

/** Something on the page, looked for anew each time that it is used. */
export type Spot = {
  /** Something inside. */
  find: (role: string, name?: string | RegExp) => Spot;
  /** Presses its middle with the mouse, once it is there, holds still and nothing lies over it. */
  click: () => Promise<void>;
  /** Clicks and types. */
  type: (text: string) => Promise<void>;
  /** Its words as they are seen, with plain spaces; empty when it is not there. */
  text: () => Promise<string>;
  /** An attribute; null when it is not there. */
  attribute: (name: string) => Promise<string | null>;
  /** What a field holds. */
  value: () => Promise<string>;
  /** How many are to be seen. */
  count: () => Promise<number>;
  isFocused: () => Promise<boolean>;
};

/** A browser's one window. */
export type Page = ReturnType<typeof createPage>;

/** WebDriver's signs for keys that write nothing. */
const keySigns: Record<string, string> = {
  Enter: '\ue007',
  Escape: '\ue00c',
  Tab: '\ue004',
  Shift: '\ue008',
  Control: '\ue009',
  Home: '\ue011',
  End: '\ue010',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
};

const limit = 15_000;

/** A page of the site at `url`, in a browser that runs. */
export function createPage(session: Session, url: string) {
  /** What a function says on the page: it sees nothing but its values, which are JSON. */
  const evaluate = async <Values extends unknown[], Result>(body: (...values: Values) => Result, ...values: Values) =>
    (await session.call(String(body), values)) as Result;
  /** Keys that are joined by a plus are held together. */
  const pressAll = (chords: string[]) => {
    const actions = chords.flatMap((chord) => {
      const values = chord.length > 1 ? chord.split('+').map((key) => keySigns[key] ?? key) : [chord];
      return [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    return session.act([{ type: 'key', id: 'keys', actions }]);
  };
  /** Asks the page until the answer is neither false nor nothing; between two pages there is nobody to ask. */
  const until = async <Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> => {
    const end = performance.now() + limit;
    let trouble = '';
    for (;;) {
      const answer = await ask().catch((error: unknown) => void (trouble = String(error)));
      if (answer) return answer;
      if (performance.now() > end) throw new Error(`Waited ${limit} ms in vain for ${what}. ${trouble}`);
      await setTimeout(50);
    }
  };

  const spot = (way: Step[]): Spot => {
    const named = way.map(({ role, name }) => [role, name].filter(Boolean).join(' ')).join(' > ');
    /** Calls a function with the elements that are found. */
    const read = <Result>(body: (found: Element[], value?: string) => Result, value = ''): Promise<Result> =>
      session.call(`(way, value) => (${String(body)})((${String(findAll)})(way), value)`, [
        way,
        value,
      ]) as Promise<Result>;
    const click = async () => {
      const at = await until(`${named} to be pressed`, async () => {
        const before = await read(spotOf);
        await setTimeout(50);
        const after = await read(spotOf);
        return before?.x === after?.x && before?.y === after?.y && after;
      });
      const actions = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
    };
    return {
      find: (role, name) => spot([...way, step(role, name)]),
      click,
      type: async (text) => {
        await click();
        await pressAll(Array.from(text, (letter) => (letter === '\n' ? 'Enter' : letter)));
      },
      text: () => read((found) => (found[0] as HTMLElement | undefined)?.innerText.replace(/\s+/g, ' ').trim() ?? ''),
      attribute: (name) => read((found, value) => found[0]?.getAttribute(value ?? '') ?? null, name),
      value: () => read((found) => (found[0] as HTMLInputElement | undefined)?.value ?? ''),
      count: () => read((found) => found.length),
      isFocused: () => read((found) => found[0] !== undefined && found[0] === document.activeElement),
    };
  };

  /** Goes to a path of the site and waits for nothing but `load`. */
  const goTo = (path: string) => session.open(url + path);
  return {
    goTo,
    /** Goes there and waits until React answers everywhere: a key wakes also what has not been seen yet. */
    open: async (path: string) => {
      await goTo(path);
      await until(`${path} to come alive`, async () => {
        // WebKit may lose a key that comes with the page.
        await pressAll(['Shift']);
        return evaluate(() => !document.querySelector('[data-island]:not([data-hydrated], [data-when=use])'));
      });
    },
    find: (role: string, name?: string | RegExp) => spot([step(role, name)]),
    /** Presses keys one after the other, named as in the browser's own events: `Tab`, `Control+v`. */
    press: (...keys: string[]) => pressAll(keys),
    /** Path, query and fragment. */
    address: () => evaluate(() => location.pathname + location.search + location.hash),
    back: () => evaluate(() => history.back()),
    resize: session.resize,
    evaluate,
    close: session.close,
  };
}

function step(role: string, name?: string | RegExp): Step {
  if (name === undefined) return { role };
  return { role, name: name instanceof RegExp ? name.source : `^${RegExp.escape(name)}$` };
}
