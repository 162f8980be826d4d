import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button } from '#ui/button';
import { Part } from '#ui/part';
import type { PlanDays } from '../planning.queries';
import { noteOn, noteText } from './note-text';
import { planNotesQuery } from './plan-notes.queries';
import { planNotesWords } from './plan-notes.words';
import { useNoteKey } from './use-note-key';

const NoteDialog = lazy(() => import('./note-dialog').then((m) => ({ default: m.NoteDialog })));

/** A day of a person whose note is shown or written. */
export interface NotedDay {
  employee: number;
  name: string;
  date: string;
}

interface AskedProps {
  shown: PlanDays;
  asked: NotedDay | undefined;
  onClose: () => void;
}

/** Opened once what is there is known. */
export function AskedNote({ shown, asked, onClose }: AskedProps) {
  const { data } = useQuery(planNotesQuery(shown));
  if (!asked || !data) return null;
  return (
    <Part>
      <NoteDialog {...asked} shown={shown} note={noteOn(data, asked.employee, asked.date)} onClose={onClose} />
    </Part>
  );
}

interface ChosenNoteProps {
  shown: PlanDays;
  /** The day that has the focus. */
  noted: NotedDay | undefined;
  asked: NotedDay | undefined;
  onAsk: (asked: NotedDay | undefined) => void;
}

/** Reads the note of the day with the focus out, which the grid shows beside it; Shift+F2 writes it. */
export function ChosenNote({ shown, noted, asked, onAsk }: ChosenNoteProps) {
  const say = planNotesWords.use();
  const { data, isError } = useQuery(planNotesQuery(shown));
  useNoteKey(() => noted && onAsk(noted));
  const note = noted && noteOn(data, noted.employee, noted.date);
  return (
    <>
      <span role="status" className="visually-hidden">
        {note ? noteText(note) : isError && !data ? say('failed') : ''}
      </span>
      <AskedNote shown={shown} asked={asked} onClose={() => onAsk(undefined)} />
    </>
  );
}

/** In the list of a person's days. */
export function ListedNote({ shown, ...day }: NotedDay & { shown: PlanDays }) {
  const say = planNotesWords.use();
  const { data, isPending, isError } = useQuery(planNotesQuery(shown));
  const [asked, setAsked] = useState<NotedDay>();
  const note = noteOn(data, day.employee, day.date);
  return (
    <>
      {isError && !data && <p className="small quiet">{say('failed')}</p>}
      {note && <p className="small">{noteText(note)}</p>}
      <Button aria-disabled={isPending || undefined} onClick={() => setAsked(day)}>
        {say(note ? 'edit' : 'add')}
      </Button>
      <AskedNote shown={shown} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
