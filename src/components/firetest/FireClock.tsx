import { useEffect, useRef, useState } from 'react';
import type { FireRun } from '../../catalogue/classes/fireRuns.ts';
import { furnaceDegrees, longestTest, promisedAt, promiseWords } from '../../catalogue/classes/fireTest.ts';
import { FireSection, glowAt } from './FireSection.tsx';
import { FireTrack } from './FireTrack.tsx';

type Props = { runs: FireRun[] };

/** Minutes of the test in a second of the visitor's. */
const pace = 10;
/** After the last class has ended it is played for so many minutes more, in which its line breaks. */
const afterwards = 15;

/** The furnace on one side, what stands in it on the other, and the slider that is the time. */
export function FireClock({ runs }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const [minute, setMinute] = useState(startOf(runs));
  const [touched, setTouched] = useState(false);
  const [playing, setPlaying] = useState(false);
  const end = Math.min(longestTest, Math.max(...runs.map(({ minutes }) => minutes)) + afterwards);

  // Where the visitor has put it before this code came, or the browser after a way back.
  useEffect(() => {
    if (!slider.current) return;
    const { value, defaultValue } = slider.current;
    setMinute(Number(value));
    setTouched(value !== defaultValue);
  }, []);

  useEffect(() => {
    if (!playing) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // A tab that was away goes on where it was.
      const passed = Math.min(0.1, Math.max(0, now - last) / 1000) * pace;
      last = now;
      setMinute((before) => Math.min(end, before + passed));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, end]);

  if (playing && minute >= end) setPlaying(false);

  function play() {
    if (!playing && (!touched || minute >= end)) setMinute(0);
    setTouched(true);
    setPlaying(!playing);
  }

  function drag(value: string) {
    setTouched(true);
    setPlaying(false);
    setMinute(Number(value));
  }

  const shown = Math.floor(minute);
  const temperature = furnaceDegrees(shown);
  /** Classes alone, or of one product, tell each other apart. */
  const isNamed = new Set(runs.map(({ title }) => title)).size > 1;
  return (
    <>
      <div className="fire-stage">
        <div className="fire-furnace">
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={glowAt(minute)} />
          </svg>
          <p>
            Brandsidan <strong>{temperature}</strong>
            {' ugnen\u00a0i\u00a0provet'}
          </p>
        </div>
        <div className="fire-runs">
          {runs.map((run, index) => {
            const { verb, figure, note } = promiseWords(run, minute);
            return (
              // One product may stand beside itself.
              <div className="fire-run" key={index}>
                <FireSection tested={run} minute={minute} />
                <p>
                  {isNamed && <span>{run.title}</span>}
                  {`${run.name} ${verb}`}
                  <strong data-held={promisedAt(run, minute) !== undefined || undefined}>{figure}</strong>
                  {note}
                </p>
              </div>
            );
          })}
        </div>
      </div>
      <div className="fire-play">
        <button type="button" onClick={play}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={playing ? 'M3 1h4v14H3zM9 1h4v14H9z' : 'M3 1l11 7-11 7z'} />
          </svg>
          {playing ? 'Pausa' : 'Spela'}
        </button>
        <p>
          <strong>{shown}</strong> min
        </p>
      </div>
      <div className="fire-slider">
        <FireTrack runs={runs} minute={minute} />
        <input
          type="range"
          aria-label="Tid sedan branden började"
          min="0"
          max={longestTest}
          step={playing ? 'any' : 1}
          autoComplete="off"
          ref={slider}
          value={minute}
          aria-valuetext={[
            `${shown}\u00a0minuter`,
            `ugnen ${temperature}`,
            ...runs.map((run) => `${run.name} ${said(run, shown)}`),
          ].join(', ')}
          onChange={({ target }) => drag(target.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {runs
          .map((run) =>
            promisedAt(run, minute)
              ? `${run.name} gäller.`
              : `Efter ${run.minutes}\u00a0minuter lovar ${run.name} inget mer.`,
          )
          .join(' ')}
      </p>
    </>
  );
}

/** Half way through the first class, where there is something to see. */
const startOf = ([first]: FireRun[]) => Math.floor((first?.minutes ?? 0) / 2);

/** The promise in a few words: ”lovar högst +140 °C”. */
function said(run: FireRun, minute: number): string {
  const { verb, figure } = promiseWords(run, minute);
  return `${verb} ${figure}`;
}
