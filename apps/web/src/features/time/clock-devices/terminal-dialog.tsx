import { clockDevicesContract } from '@horae/contract/time/clock-devices.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { addTerminal } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { UsedSinceField } from './used-since-field';
import { ZoneField } from './zone-field';

interface TerminalDialogProps {
  hotel: number;
  /** Prefilled if the terminal has already called. */
  serial: string;
  onClose: () => void;
}

/** Registers a wall terminal by its serial number. */
export function TerminalDialog({ hotel, serial, onClose }: TerminalDialogProps) {
  const say = clockDevicesWords.use();
  const [key] = useState(newKey);
  const [zone, setZone] = useState<string | null>(null);
  const [usedSince, setUsedSince] = useState('');
  const initial = { name: '', serial };
  const form = useForm(initial, {
    shape: clockDevicesContract.addTerminal.body.shape,
    words: { name: say('nameFault'), serial: say('serialFault') },
  });
  const add = useMutation(addTerminal);

  function submit(values: typeof initial): void {
    if (add.isPending) return;
    const onSuccess = () => {
      notify(say('added', { name: values.name.trim() }), { kind: 'success' });
      onClose();
    };
    const onError = (error: unknown) => form.setError('serial', fieldError(error, 'serial'));
    add.mutate({ key, body: { hotel, ...values, zone, usedSince: usedSince || null } }, { onSuccess, onError });
  }

  return (
    <FormDialog
      title={say('addTerminal')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== '' || form.values.serial !== serial}
      isBusy={add.isPending}
      error={fieldError(add.error, 'serial') ? null : add.error}
      submit={say('addTerminal')}
    >
      <TextField {...form.field('name')} label={say('name')} hint={say('nameHint')} required data-autofocus />
      <TextField {...form.field('serial')} label={say('serial')} hint={say('serialHint')} required autoComplete="off" />
      <ZoneField value={zone} onChange={setZone} />
      <UsedSinceField value={usedSince} onChange={setUsedSince} />
    </FormDialog>
  );
}
