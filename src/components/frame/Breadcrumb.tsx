import type { Step } from '../../seo/describePage.ts';
import './Breadcrumb.css';

type Props = {
  /** From the start page to this page; the last step has no address. */
  steps: Step[];
};

/** Where the visitor is. */
export function Breadcrumb({ steps }: Props) {
  return (
    <nav className="breadcrumb screen-only" aria-label="Du är här">
      <ol>
        {steps.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
