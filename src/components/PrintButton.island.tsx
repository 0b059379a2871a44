import './TextButton.css';

type Props = {
  label: string;
  /** Id of the part to print. */
  part: string;
};

/** Opens the page at one of its parts and prints it; the part's styles leave the rest out. */
export function PrintButton({ label, part }: Props) {
  const printPart = () => {
    window.location.hash = part;
    window.print();
  };
  return (
    <button type="button" className="text-button" onClick={printPart}>
      {label}
    </button>
  );
}
