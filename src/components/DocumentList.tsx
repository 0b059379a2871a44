import { use } from 'react';
import type { Product } from '../catalogue/schema.ts';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { filesOf } from '../documents/files.ts';
import { specificationText } from '../documents/specification.ts';
import { Island } from '../engine/Island.tsx';
import { CopyText } from './CopyText.island.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { FileFacts } from './FileFacts.ts';
import { FoldedPart } from './FoldedPart.tsx';
import { PrintButton } from './PrintButton.island.tsx';
import './DocumentList.css';

type Props = { product: Product };

/** Everything that can be fetched about a product, and its specification text to copy. */
export function DocumentList({ product }: Props) {
  const facts = use(FileFacts);
  const files = filesOf(product);
  const days = new Set(files.flatMap(({ path }) => facts.get(path)?.changed ?? []));
  const [changed] = days;
  const text = specificationText(product, {
    address: company.website + paths.product(product),
    maker: company.legalName,
    changed,
  });
  return (
    <FoldedPart id="dokument" heading="Dokument" promise="Datablad, föreskriftstext, CAD och BIM">
      <div className="document-list">
        {days.size === 1 && (
          <p className="note">
            Ändrade <time>{changed}</time>
          </p>
        )}
        <ul>
          {files.map((file) => (
            <li key={file.path}>
              <DocumentLink file={file} />
              {days.size > 1 && <time className="note">{facts.get(file.path)?.changed}</time>}
            </li>
          ))}
        </ul>
        <details>
          <summary>Läs och kopiera föreskriftstexten</summary>
          <Island component={CopyText} when="use" props={{ from: 'foreskriftstext', label: 'Kopiera texten' }} />
          <pre id="foreskriftstext">{text}</pre>
        </details>
        <div className="actions">
          <Island component={PrintButton} when="use" props={{ label: 'Skriv ut sidan' }} />
          <a className="text-link" href={paths.documents}>
            Alla produkters dokument
          </a>
        </div>
      </div>
    </FoldedPart>
  );
}
