import './TextButton.css';

type Props = {
  label: string;
  /** Id of the part to print; its styles leave the rest of the page out. */
  part?: string;
};

/** Prints the page, opened at one of its parts where that is asked for. */
export function PrintButton({ label, part }: Props) {
  const print = () => {
    if (part) {
      window.location.hash = part;
      // Not every browser prints what is folded.
      document.querySelector(`#${part} details`)?.setAttribute('open', '');
    }
    window.print();
  };
  return (
    <button type="button" className="text-button" onClick={print}>
      {label}
    </button>
  );
}
