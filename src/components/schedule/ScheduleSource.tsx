import { useRef, useState } from 'react';
import { NarrowFold } from '../ui/NarrowFold.tsx';
import '../ui/FieldBox.css';
import '../ui/FieldArea.css';
import '../ui/Field.css';
import './ScheduleTools.css';
import './ScheduleSource.css';

type Props = {
  /** The field for pasted cells was entered. */
  onEnter: () => void;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Gets a table as text or in a file; false where it was not read. */
  onRead: (table: string | File) => Promise<boolean>;
  /** Why the last was not read: said at the buttons, where whoever pressed one looks. */
  fault: string;
};

/** Where rows come from: pasted cells, and files. */
export function ScheduleSource({ isOpen, onToggle, onEnter, onRead, fault }: Props) {
  /** What was pasted before React came is read too. */
  const cells = useRef<HTMLTextAreaElement>(null);
  const [name, setName] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    await onRead(file);
  };
  return (
    <NarrowFold heading={<h3>Klistra in eller öppna en fil</h3>} open={isOpen} onToggle={onToggle}>
      <div className="schedule-source">
        <p className="field">
          <label htmlFor="klistra">Klistra in från Excel, Revit eller CADQ</label>
          <textarea id="klistra" rows={2} ref={cells} aria-describedby="klistra-hur" onFocus={onEnter} />
          <span className="field-hint" id="klistra-hur">
            Markera cellerna med rubriker och klistra in dem här; 0210&nbsp;LITTERA och 0512&nbsp;KYM känns igen. Eller
            skriv en dörr per rad: D1&nbsp;2&nbsp;st&nbsp;10&nbsp;×&nbsp;21M&nbsp;EI&nbsp;60.
          </span>
        </p>
        <p className="schedule-file">
          <button
            className="schedule-button"
            type="button"
            onClick={() => {
              const { current } = cells;
              // What was not read stays where it was pasted.
              if (current) void onRead(current.value).then((isRead) => isRead && (current.value = ''));
            }}
          >
            Läs in raderna
          </button>
          {/* The words of the browser's own button would be in the browser's language. */}
          <label className="schedule-button">
            Öppna XLSX/CSV
            <input
              type="file"
              accept=".xlsx,.csv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                void read(target.files?.[0]).finally(() => (target.value = ''));
              }}
            />
          </label>
          {fault ? <span role="alert">{fault}</span> : name && <span>{name}</span>}
        </p>
      </div>
    </NarrowFold>
  );
}
