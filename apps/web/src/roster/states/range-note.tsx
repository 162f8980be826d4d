import type { Period } from '@horae/timeline';
import { Button } from '#ui/button';
import type { GridModel } from '../model/grid-model.rules';
import { rosterWords } from '../roster.words';
import { shortRange } from '../texts/range-text';
import styles from './states.module.css';

interface RangeNoteProps {
  model: GridModel;
  period: Period;
  hasCalendars: boolean;
  onShowWork: () => void;
  onShowHidden: () => void;
  /** Absent when no other shift is known. */
  onNearest?: (() => void) | undefined;
}

interface Note {
  text: string;
  action?: string;
  deed?: (() => void) | undefined;
}

/** Why the rows are there and no bar is. */
export function RangeNote({ model, period, hasCalendars, onShowWork, onShowHidden, onNearest }: RangeNoteProps) {
  const say = rosterWords.use();
  const { barCount, hiddenCount } = model;

  function noteOf(): Note | undefined {
    if (!hasCalendars) return { text: say('calendars.none'), action: say('calendars.showWork'), deed: onShowWork };
    if (barCount > 0) return undefined;
    if (hiddenCount > 0)
      return { text: say('empty.hidden', { count: hiddenCount }), action: say('empty.show'), deed: onShowHidden };
    return { text: say('empty.range', { range: shortRange(period) }), action: say('empty.nearest'), deed: onNearest };
  }

  const note = noteOf();
  if (!note) return null;
  return (
    <div className={styles.note} role="status">
      <p>{note.text}</p>
      {note.deed && <Button onClick={note.deed}>{note.action}</Button>}
    </div>
  );
}
