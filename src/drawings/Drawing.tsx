import type { ReactNode } from 'react';
import type { Rect } from './geometry.ts';

type Props = {
  sheet: Rect;
  /** Says what is drawn; without it the drawing is hidden from assistive technology. */
  title?: string | undefined;
  /** True for a file of its own, which needs the namespace. */
  standalone?: boolean | undefined;
  children: ReactNode;
};

/** The sheet that every drawing stands on. It has no ids and no styles, so that any number may stand on a page with a strict CSP. */
export function Drawing({ sheet, title, standalone, children }: Props) {
  return (
    <svg
      xmlns={standalone ? 'http://www.w3.org/2000/svg' : undefined}
      viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}
