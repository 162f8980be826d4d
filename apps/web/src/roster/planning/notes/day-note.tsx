import { IconNote, IconPinned } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { Part } from '#ui/part';
import styles from '../plan-bar.module.css';
import type { PlanDays } from '../planning.queries';
import { noteOn, noteText } from './note-text';
import { planNotesQuery } from './plan-notes.queries';
import { planNotesWords } from './plan-notes.words';
import { useNoteKey } from './use-note-key';

const NoteDialog = lazy(() => import('./note-dialog').then((m) => ({ default: m.NoteDialog })));

interface DayNoteProps {
  shown: PlanDays;
  employee: number;
  name: string;
  date: string;
}

function useDayNote({ shown, employee, name, date }: DayNoteProps) {
  const notes = useQuery(planNotesQuery(shown));
  const [asked, setAsked] = useState<{ employee: number; name: string; date: string }>();
  const note = noteOn(notes.data, employee, date);
  const open = () => setAsked({ employee, name, date });
  // Opened once what is there is known.
  const dialog = asked && notes.data && (
    <Part>
      <NoteDialog
        {...asked}
        shown={shown}
        note={noteOn(notes.data, asked.employee, asked.date)}
        onClose={() => setAsked(undefined)}
      />
    </Part>
  );
  return { note, open, dialog, isLoading: notes.isPending, hasFailed: notes.isError && !notes.data };
}

/** In the bar: what is noted on the day that has the focus, and the button that changes it. */
export function ChosenNote(props: DayNoteProps) {
  const say = planNotesWords.use();
  const { note, open, dialog, isLoading, hasFailed } = useDayNote(props);
  useNoteKey(open);
  const text = note ? noteText(note) : hasFailed ? say('failed') : '';
  return (
    <>
      {text && (
        <span role="status" className={styles.line} data-tip={text}>
          {text}
        </span>
      )}
      <IconButton
        icon={note?.isPinned ? IconPinned : IconNote}
        label={say(note ? 'edit' : 'add')}
        data-keys="Shift F2"
        aria-disabled={isLoading || hasFailed || undefined}
        onClick={open}
      />
      {dialog}
    </>
  );
}

/** In the list of a person's days. */
export function ListedNote(props: DayNoteProps) {
  const say = planNotesWords.use();
  const { note, open, dialog, isLoading, hasFailed } = useDayNote(props);
  return (
    <>
      {hasFailed && <p className="small quiet">{say('failed')}</p>}
      {note && <p className="small">{noteText(note)}</p>}
      <Button aria-disabled={isLoading || hasFailed || undefined} onClick={open}>
        {say(note ? 'edit' : 'add')}
      </Button>
      {dialog}
    </>
  );
}
