import type { ReactNode } from 'react';
import './NarrowFold.css';

type Props = {
  /** A heading, which folds what follows it. */
  heading: ReactNode;
  open?: boolean | undefined;
  /** Tells whoever holds `open` that it was folded or unfolded. */
  onToggle?: (isOpen: boolean) => void;
  /** Classes of its own. */
  className?: string;
  children: ReactNode;
};

/**
 * A part that a narrow screen folds, so that the page is no longer than what is asked of it; elsewhere a heading and
 * what it heads.
 */
export function NarrowFold({ heading, open, onToggle, className = '', children }: Props) {
  return (
    <details
      className={`narrow-fold ${className}`.trim()}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
