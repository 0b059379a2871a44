import { use } from 'react';
import type { DocumentFile } from '../../documents/files.ts';
import { FileFacts } from './FileFacts.ts';

type Props = { file: Pick<DocumentFile, 'path' | 'name' | 'format'> };

/** A link that says what the file is, its format and its size. */
export function DocumentLink({ file: { path, name, format } }: Props) {
  const fact = use(FileFacts).get(path);
  return (
    <a href={path} download={format !== 'SVG'}>
      {`${name} (${format}${fact ? `, ${sizeOf(fact.bytes)}` : ''})`}
    </a>
  );
}

/** Bytes as a visitor reads them: ”38 kB”. */
export function sizeOf(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
}
