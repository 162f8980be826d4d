import { punchesContract } from '@horae/contract/time/punches.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { choosePin } from './my-time.queries';
import { myTimeWords } from './my-time.words';

/** Changes the user's own number for the kiosk. */
export function OwnPinDialog({ hotel, onClose }: { hotel: number; onClose: () => void }) {
  const say = myTimeWords.use();
  const form = useForm({ pin: '' }, { shape: punchesContract.choosePin.body.shape, words: { pin: say('pinFault') } });
  const run = useMutation(choosePin);

  function submit({ pin }: { pin: string }): void {
    if (run.isPending) return;
    const onSuccess = () => {
      notify(say('pinSaved'), { kind: 'success' });
      onClose();
    };
    run.mutate({ hotel, pin }, { onSuccess });
  }

  return (
    <FormDialog
      title={say('pinTitle')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.pin !== ''}
      isBusy={run.isPending}
      error={run.error}
    >
      <TextField
        {...form.field('pin')}
        label={say('pinNew')}
        hint={say('pinHint')}
        required
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        data-autofocus
      />
    </FormDialog>
  );
}
