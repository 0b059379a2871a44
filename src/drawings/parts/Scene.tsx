import type { ReactNode } from 'react';
import { Drawing } from '../Drawing.tsx';
import { Hairline } from '../Hairline.tsx';
import { palette } from '../palette.ts';

/** What a project's drawing takes; see ProjectDrawing. */
export type SceneProps = { title?: string | undefined; standalone?: boolean | undefined };

type Props = SceneProps & {
  /** Ground in front of the building; `water` leaves it to the drawing. */
  ground?: 'land' | 'water';
  children: ReactNode;
};

/** Size of a project's sheet, 3:2, and where every building stands. Lengths in units of the sheet. */
export const sceneSize = { x: 0, y: -40, width: 1200, height: 800 };
export const groundLevel = 660;

/** Paper sky, the building, and one ground line at the same height in all twelve drawings. */
export function Scene({ title, standalone, ground = 'land', children }: Props) {
  return (
    <Drawing sheet={sceneSize} title={title} standalone={standalone}>
      <path d="M0-40h1200v800H0z" fill={palette.paper} />
      {ground === 'land' && <path d="M0 660h1200v100H0z" fill={palette.floor} />}
      {children}
      {ground === 'land' && <Hairline d="M0 660H1200" width={1.5} />}
    </Drawing>
  );
}
