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
  /** Undefined if no other shift is known. */
  onNearest?: (() => void) | undefined;
}

interface Note {
  text: string;
  button?: string;
  onPress?: (() => void) | undefined;
}

/** Explains why rows have no bars. */
export function RangeNote({ model, period, hasCalendars, onShowWork, onShowHidden, onNearest }: RangeNoteProps) {
  const say = rosterWords.use();
  const { barCount, hiddenCount } = model;

  function noteOf(): Note | undefined {
    if (!hasCalendars) return { text: say('calendars.none'), button: say('calendars.showWork'), onPress: onShowWork };
    if (barCount > 0) return undefined;
    if (hiddenCount > 0)
      return { text: say('empty.hidden', { count: hiddenCount }), button: say('empty.show'), onPress: onShowHidden };
    return {
      text: say('empty.range', { range: shortRange(period) }),
      button: say('empty.nearest'),
      onPress: onNearest,
    };
  }

  const note = noteOf();
  if (!note) return null;
  return (
    <div className={styles.note} role="status">
      <p>{note.text}</p>
      {note.onPress && <Button onClick={note.onPress}>{note.button}</Button>}
    </div>
  );
}
