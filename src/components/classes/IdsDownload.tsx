import { useState } from 'react';
import type { GroupId } from '../../catalogue/elementGroups.ts';
import { formatFireClasses, uSymbols, type FirePerformance } from '../../catalogue/classes/fireClass.ts';
import type { IdsElement } from '../../documents/ids.ts';
import { saveFile } from '../ui/saveFile.ts';
import '../ui/Field.css';
import '../ui/Select.css';

type Props = {
  asked: FirePerformance;
  /** What the requirement is on, where that was said. */
  kind: GroupId | undefined;
};

const elementOfKind: Record<GroupId, IdsElement> = {
  dorr: 'door',
  fonster: 'window',
  glasparti: 'curtain-wall',
  fasad: 'curtain-wall',
  glastak: 'roof',
};

const elements: Record<IdsElement, string> = {
  door: 'Dörrar',
  window: 'Fönster',
  'curtain-wall': 'Glaspartier och fasader',
  roof: 'Glastak',
};

/** The requirement as a file with which others check their own model. It has at least one class. */
export function IdsDownload({ asked, kind }: Props) {
  const [element, setElement] = useState<IdsElement>(elementOfKind[kind ?? 'dorr']);
  const [hasFailed, setFailed] = useState(false);

  async function save() {
    try {
      const { idsFile } = await import('../../documents/ids.ts');
      const name = formatFireClasses(asked)
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, '-');
      saveFile(`brandkrav-${name}.ids`, idsFile(asked, { elements: [element] }), 'application/xml');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <p>
        Filen (buildingSMART IDS 1.0) kontrollerar att brandklassen i din egen modell är minst den krävda.
        {uSymbols.some((symbol) => asked[symbol]) && ' U-värdet kontrollerar den inte.'}
        {hasFailed && <span role="alert"> Filen kunde inte hämtas. Försök igen.</span>}
      </p>
      <label htmlFor="ids-galler">Filen gäller</label>
      <select id="ids-galler" value={element} onChange={({ target }) => setElement(target.value as IdsElement)}>
        {Object.entries(elements).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="text-button" onClick={() => void save()}>
        Ladda ner kravet som IDS
      </button>
    </>
  );
}
