import { longestPlanNote, type PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { TextArea } from '#ui/text-area';
import { shortDay } from '../../texts/day-texts';
import type { PlanDays } from '../planning.queries';
import styles from '../publish-dialog.module.css';
import { noteText } from './note-text';
import { savePlanNote } from './plan-notes.queries';
import { planNotesWords } from './plan-notes.words';

interface NoteDialogProps {
  shown: PlanDays;
  employee: number;
  name: string;
  date: string;
  /** As it is now: another planner may change it while the dialog is open. */
  note: PlanNote | undefined;
  onClose: () => void;
}

/** Writes the note of a day and pins it; Ctrl+Enter saves. */
export function NoteDialog({ shown, employee, name, date, note, onClose }: NoteDialogProps) {
  const say = planNotesWords.use();
  const [text, setText] = useState(note?.text ?? '');
  const [isPinned, setIsPinned] = useState(note?.isPinned ?? false);
  const [version, setVersion] = useState(note?.version ?? 0);
  const [key, setKey] = useState(newKey);
  const saving = useMutation(savePlanNote(shown, key));
  const conflict = conflictOf(saving.error);

  function save(): void {
    if (saving.isPending) return;
    saving.mutate(
      { employeeId: employee, day: date, text, isPinned, version },
      {
        onSuccess: onClose,
        onError: (error) => {
          setKey(newKey());
          const met = conflictOf(error);
          if (met) setVersion(met.note?.version ?? 0);
        },
      },
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  }

  const title = say('title', { name, day: shortDay(date) });
  return (
    <Dialog title={title} isOpen onClose={onClose} size="small">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter in a field saves */}
      <div className={styles.body} onKeyDown={onKeyDown}>
        <TextArea
          label={say('text')}
          hint={say('hint')}
          limit={longestPlanNote}
          maxLength={longestPlanNote}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox checked={isPinned} onChange={setIsPinned}>
          {say('pin')}
        </Checkbox>
        <p className="small quiet">{say('pinHint')}</p>
        {saving.error && (
          <Message kind="danger">{conflict ? staleText(conflict.note) : errorText(saving.error)}</Message>
        )}
        <Button look="solid" data-keys="Ctrl Enter" aria-disabled={saving.isPending || undefined} onClick={save}>
          {say('save')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The note as somebody else left it, if they changed it meanwhile. */
const conflictOf = (error: unknown) =>
  error instanceof ApiError && error.status === 412 ? (error.current as { note: PlanNote | null }) : undefined;

function staleText(note: PlanNote | null): string {
  const { say } = planNotesWords;
  return [note ? say('stale', { text: noteText(note) }) : say('staleEmpty'), say('again')].join(' ');
}
