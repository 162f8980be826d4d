import { type Leave, LeaveDraft } from '@horae/contract/scheduling/leaves.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { notifyUndo } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { leaveName } from '#ui/leave-kinds';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { LeaveFields } from './leave-fields';
import { draftAgain, draftOf, type LeaveValues, leaveTitle, valuesOf } from './leave-record';
import { leaveRecordWords } from './leave-record.words';
import { removeLeave, saveLeave } from './person-leaves.queries';
import { showFieldFaults } from './show-field-faults';
import { useGrantLeave } from './use-grant-leave';
import { useLeaveShifts } from './use-leave-shifts';

const { kind, firstDay, lastDay } = LeaveDraft.shape;

interface LeaveRecordDialogProps {
  hotel: number;
  employee: { id: number; name: string };
  /** Null: a new one. */
  leave: Leave | null;
  onClose: () => void;
}

/** Grants a leave of days or hours, or changes one. */
export function LeaveRecordDialog({ hotel, employee, leave, onClose }: LeaveRecordDialogProps) {
  const say = leaveRecordWords.use();
  const [initial] = useState(() => valuesOf(leave, hotelToday()));
  const needsTime = (value: string, { length }: LeaveValues) =>
    length === 'hours' && value === '' ? say('error.time') : undefined;
  const form = useForm<LeaveValues>(initial, {
    shape: { kind, firstDay, lastDay },
    words: { firstDay: say('error.day'), lastDay: say('error.day') },
    rules: {
      lastDay: (last, { firstDay: first, length }) =>
        length === 'days' && last < first ? say('error.order') : undefined,
      from: needsTime,
      to: needsTime,
    },
  });
  const save = useMutation(saveLeave);
  const granting = useGrantLeave(hotel, employee.id, leave !== null);
  const remove = useMutation(removeLeave);
  const { values } = form;
  const isHourly = values.length === 'hours';
  // What lies over work already may still be renamed.
  const isMoved = !leave || values.firstDay !== leave.firstDay || values.lastDay !== leave.lastDay;
  const shifts = useLeaveShifts(hotel, employee.id, isMoved && !isHourly ? values : null);
  const isBusy = save.isPending || granting.isPending || shifts.isLoading;

  function submit(sent: LeaveValues): void {
    if (isBusy) return;
    const draft = draftOf(sent, employee.id, leave?.id);
    if (shifts.decided) {
      const reason = sent.reason.trim() || null;
      granting.grant(
        draft,
        { shifts: shifts.decided, reason, ...(leave && { version: leave.version }) },
        form,
        onClose,
      );
      return;
    }
    save.mutate(
      { hotel, leave: draft, ...(leave && { version: leave.version }) },
      {
        onSuccess: ({ leave: saved }) => {
          const undo = () =>
            leave
              ? save.mutate({ hotel, leave: { ...draftAgain(leave), id: leave.id }, version: saved.version })
              : remove.mutate({ hotel, id: saved.id, version: saved.version });
          notifyUndo(say(leave ? 'saved' : 'granted', { leave: leaveTitle(saved) }), say('undo'), undo);
          onClose();
        },
        onError: (error) => showFieldFaults(error, form),
      },
    );
  }

  return (
    <FormDialog
      title={leave ? say('edit', { leave: leaveName(leave.kind) }) : say('addTitle', { name: employee.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={isBusy}
      error={save.error ?? granting.error ?? shifts.error}
      submit={say(leave ? 'saveButton' : 'addButton')}
    >
      <LeaveFields form={form} isNew={!leave} />
      {shifts.part}
      {shifts.isGiven && (
        <TextArea {...form.field('reason')} label={say('reason')} hint={say('reason.hint')} rows={2} limit={500} />
      )}
      <TextArea {...form.field('notes')} label={say('notes')} limit={500} />
    </FormDialog>
  );
}
