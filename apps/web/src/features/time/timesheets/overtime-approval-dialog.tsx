import { type Balances, OvertimeApproval } from '@horae/contract/time/balances';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { setOvertimeApproval } from './timesheets.queries';
import { timesheetsWords } from './timesheets.words';

interface OvertimeApprovalDialogProps {
  hotel: number;
  employee: number;
  overtime: Balances['overtime'];
  onClose: () => void;
}

/** The approval of the ministry for overtime beyond the limit of a year: entered, changed or removed. */
export function OvertimeApprovalDialog({ hotel, employee, overtime, onClose }: OvertimeApprovalDialogProps) {
  const say = timesheetsWords.use();
  const { year, approval } = overtime;
  const [initial] = useState(() => ({ number: approval?.number ?? '', fromDay: approval?.fromDay ?? '' }));
  const form = useForm(initial, {
    shape: OvertimeApproval.shape,
    words: { number: say('approvalNumberFault'), fromDay: say('approvalDayFault', { year }) },
  });
  const run = useMutation(setOvertimeApproval);
  const send = (next: { number: string; fromDay: string } | null) => {
    if (run.isPending) return;
    const onSuccess = () => {
      notify(say(next ? 'approvalSaved' : 'approvalRemoved'), { kind: 'success' });
      onClose();
    };
    run.mutate({ hotel, employee, year, approval: next, seen: approval?.number ?? null }, { onSuccess });
  };
  return (
    <FormDialog
      title={say('approvalTitle', { year })}
      form={form.props(({ number, fromDay }) => send({ number: number.trim(), fromDay }))}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={run.isPending}
      error={run.error}
    >
      <p className="quiet">{say('approvalSays')}</p>
      <TextField {...form.field('number')} label={say('approvalField')} required data-autofocus />
      <DateField
        label={say('approvalFrom')}
        name="fromDay"
        required
        value={form.values.fromDay}
        error={form.errors.fromDay}
        onChange={(day) => form.set('fromDay', day)}
      />
      {approval && (
        <Button look="plain" onClick={() => send(null)}>
          {say('removeApproval', { number: approval.number, day: formatDate(approval.fromDay) })}
        </Button>
      )}
    </FormDialog>
  );
}
