import type { ReactNode } from 'react';
import '../ui/TextButton.css';

type Props = {
  /** What it is called without the row around it. */
  label: string;
  onPress: () => void;
  children: ReactNode;
};

/** A press within the text of a row. */
export function RowButton({ label, onPress, children }: Props) {
  return (
    <button type="button" className="text-button" aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
