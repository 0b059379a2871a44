import { use } from 'react';
import type { Product } from '../../catalogue/schema.ts';
import { paths } from '../../content/paths.ts';
import { filesOf, specificationModule } from '../../documents/files.ts';
import { Island } from '../../engine/Island.tsx';
import { CopyText } from '../ui/CopyText.island.tsx';
import { DocumentLink } from '../ui/DocumentLink.tsx';
import { FileFacts } from '../ui/FileFacts.ts';
import { FoldedPart } from '../ui/FoldedPart.tsx';
import { PrintButton } from '../ui/PrintButton.island.tsx';
import './DocumentList.css';

type Props = { product: Product };

/** Everything that can be fetched about a product. */
export function DocumentList({ product }: Props) {
  const facts = use(FileFacts);
  const files = filesOf(product);
  const days = new Set(files.flatMap(({ path }) => facts.get(path)?.changed ?? []));
  const [changed] = days;
  return (
    <FoldedPart id="dokument" heading="Dokument" promise="Datablad, föreskriftstext, CAD och BIM">
      <div className="document-list">
        {days.size === 1 && (
          <p className="note">
            Ändrade <time>{changed}</time>
          </p>
        )}
        <ul className="feature-list">
          {files.map((file) => (
            <li key={file.path}>
              <DocumentLink file={file} />
              {days.size > 1 && <time className="note">{facts.get(file.path)?.changed}</time>}
            </li>
          ))}
        </ul>
        <div className="actions">
          <Island
            component={CopyText}
            when="use"
            props={{ module: specificationModule(product), label: 'Kopiera föreskriftstexten' }}
          />
          <Island component={PrintButton} when="use" props={{ label: 'Skriv ut sidan' }} />
          <a className="text-link" href={paths.documents}>
            Alla produkters dokument
          </a>
        </div>
      </div>
    </FoldedPart>
  );
}
