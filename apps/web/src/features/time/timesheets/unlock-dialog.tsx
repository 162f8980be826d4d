import type { Timesheet } from '@horae/contract/time/timesheet-lines';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { unlockSheets } from './timesheets.queries';
import { timesheetsWords } from './timesheets.words';

interface UnlockDialogProps {
  hotel: number;
  sheet: Timesheet;
  onClose: () => void;
}

export function UnlockDialog({ hotel, sheet, onClose }: UnlockDialogProps) {
  const say = timesheetsWords.use();
  const form = useForm(
    { reason: '' },
    { shape: timesheetsContract.unlock.body.shape, words: { reason: say('reasonRequired') } },
  );
  const unlock = useMutation(unlockSheets);

  function submit({ reason }: { reason: string }): void {
    if (unlock.isPending) return;
    const sheets = [{ employee: sheet.id, version: sheet.version }];
    unlock.mutate(
      { hotel, month: sheet.month, sheets, reason: reason.trim() },
      {
        onSuccess: ({ refused }) => {
          const [one] = refused;
          notify(one ? say('refused', { name: sheet.name, why: one.why }) : say('unlocked'), {
            kind: one ? 'error' : 'success',
          });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={say('unlockTitle', { name: sheet.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.reason !== ''}
      isBusy={unlock.isPending}
      error={unlock.error}
    >
      <p>{say('unlockSays')}</p>
      <TextArea {...form.field('reason')} label={say('reason')} required />
    </FormDialog>
  );
}
