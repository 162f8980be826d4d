import { attendanceContract } from '@horae/contract/time/attendance.contract';
import type { FindingRow } from '@horae/contract/time/finding-rows';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { correct, decide, readOf } from './attendance.queries';
import { attendanceWords } from './attendance.words';
import { staleError, tellOutcome } from './use-verdicts';

interface ReasonDialogProps {
  hotel: number;
  findings: readonly FindingRow[];
  /** `byPlan` adds the punch that each finding proposes. */
  action: 'excuse' | 'byPlan';
  onClose: () => void;
  onDone: () => void;
}

/** Excuses findings or corrects them according to plan; one reason applies to all. */
export function ReasonDialog({ hotel, findings, action, onClose, onDone }: ReasonDialogProps) {
  const say = attendanceWords.use();
  const form = useForm(
    { reason: '' },
    { shape: attendanceContract.correct.body.shape, words: { reason: say('reasonRequired') } },
  );
  const excusing = useMutation(decide);
  const correcting = useMutation(correct);
  const { isPending, error, data } = action === 'excuse' ? excusing : correcting;

  function submit({ reason }: { reason: string }): void {
    if (isPending) return;
    const body = { hotel, findings: findings.map(readOf) };
    const onSuccess = (outcome: { done: number[]; stale: number[] }) => {
      if (outcome.done.length === 0) return;
      tellOutcome(action === 'excuse' ? 'excuse' : 'correct', outcome);
      onDone();
    };
    if (action === 'excuse') excusing.mutate({ ...body, deed: 'excuse', note: reason.trim() }, { onSuccess });
    else correcting.mutate({ ...body, reason: reason.trim() }, { onSuccess });
  }

  return (
    <FormDialog
      title={say(action === 'excuse' ? 'excuseTitle' : 'byPlanTitle', { count: findings.length })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.reason !== ''}
      isBusy={isPending}
      error={error ?? staleError(data)}
    >
      {action === 'byPlan' && <p>{say('byPlanSays')}</p>}
      <TextArea {...form.field('reason')} label={say('reason')} required />
    </FormDialog>
  );
}
