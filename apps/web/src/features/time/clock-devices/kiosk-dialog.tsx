import { clockDevicesContract } from '@horae/contract/time/clock-devices.contract';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { addKiosk } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';

interface KioskDialogProps {
  hotel: number;
  onClose: () => void;
  onAdded: (name: string, code: string) => void;
}

/** Names a new kiosk; the pairing code is shown next. */
export function KioskDialog({ hotel, onClose, onAdded }: KioskDialogProps) {
  const say = clockDevicesWords.use();
  const form = useForm(
    { name: '' },
    { shape: clockDevicesContract.addKiosk.body.shape, words: { name: say('nameFault') } },
  );
  const add = useMutation(addKiosk);

  function submit({ name }: { name: string }): void {
    if (add.isPending) return;
    const onSuccess = (answer: { device: { name: string }; pairingCode: string }) =>
      onAdded(answer.device.name, answer.pairingCode);
    add.mutate({ hotel, name }, { onSuccess });
  }

  return (
    <FormDialog
      title={say('addKiosk')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== ''}
      isBusy={add.isPending}
      error={add.error}
      submit={say('addKiosk')}
    >
      <TextField {...form.field('name')} label={say('name')} hint={say('nameHint')} required data-autofocus />
    </FormDialog>
  );
}
