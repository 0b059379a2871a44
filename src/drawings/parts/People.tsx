import { palette } from '../palette.ts';
import { groundLevel } from './Scene.tsx';

type Props = {
  /** Where people stand. */
  at: readonly number[];
  /** Height of a person: the scale of the drawing. */
  height: number;
  base?: number;
};

/** Small figures that give the scale. */
export function People({ at, height, base = groundLevel }: Props) {
  const [head, half] = [Math.round(height * 0.09), Math.round(height * 0.13)];
  const body = Math.round(height * 0.78);
  const d = at.map(
    (x) =>
      `M${x - half} ${base - body}q${half}-${half} ${2 * half} 0l-${Math.round(half * 0.5)} ${body}h${-half}zM${x - head} ${base - height + head}a${head} ${head} 0 0 1 ${2 * head} 0a${head} ${head} 0 0 1-${2 * head} 0z`,
  );
  return <path d={d.join('')} fill={palette.deep} />;
}
