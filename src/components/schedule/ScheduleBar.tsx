import type { ReactNode } from 'react';
import type { Said } from '../../catalogue/schedule/said.ts';
import { SaidText } from './SaidText.tsx';
import './ScheduleTools.css';
import './ScheduleBar.css';

type Props = {
  said: Said;
  /** The way back, where there is one. */
  undo: ReactNode;
  onAdd: () => void;
  /** Fills in an example; undefined where there are rows. */
  onExample: (() => void) | undefined;
  /** Is called before the page goes to a row that was named. */
  onGo: () => void;
};

/** What is done to the list as a whole, and what came of the last. */
export function ScheduleBar({ said, undo, onAdd, onExample, onGo }: Props) {
  return (
    <div className="schedule-bar">
      <div className="schedule-tools">
        <button className="schedule-button" type="button" data-first onClick={onAdd}>
          Lägg till rad
        </button>
        {undo}
        {onExample && (
          <button className="schedule-button" type="button" onClick={onExample}>
            Fyll i ett exempel
          </button>
        )}
      </div>
      <div className="schedule-said" role="status">
        <SaidText {...{ said, onGo }} />
      </div>
    </div>
  );
}
