import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../content/paths.ts';
import { hasModifier } from '../ui/hasModifier.ts';

type Props = {
  text: string;
  kind: string;
  isButton?: true;
  onChoose: (text: string) => void;
  children: ReactNode;
};

/** A link to a requirement, which is read without leaving the page. */
export function ReadLink({ text, kind, isButton, onChoose, children }: Props) {
  function choose(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onChoose(text);
  }
  return (
    <a className={isButton && 'button'} href={paths.classesFor(text, kind)} onClick={choose}>
      {children}
    </a>
  );
}
