import type { ClockDeviceRow } from '@horae/contract/time/clock-devices.contract';
import { clockDevicesContract } from '@horae/contract/time/clock-devices.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { deviceQuery, updateDevice } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { ZoneField } from './zone-field';

interface EditDeviceDialogProps {
  hotel: number;
  device: ClockDeviceRow;
  onClose: () => void;
}

export function EditDeviceDialog({ hotel, device, onClose }: EditDeviceDialogProps) {
  const say = clockDevicesWords.use();
  const { id, kind } = device;
  const current = useQuery(deviceQuery(hotel, id));
  const [zone, setZone] = useState(device.zone);
  const form = useForm(
    { name: device.name },
    { shape: clockDevicesContract.addKiosk.body.shape, words: { name: say('nameFault') } },
  );
  const update = useMutation(updateDevice);

  function submit({ name }: { name: string }): void {
    if (update.isPending) return;
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onClose();
    };
    const onError = (fault: unknown) => {
      if (isOutdated(fault)) void current.refetch();
    };
    update.mutate({ hotel, id, name, ...(kind === 'terminal' && { zone }) }, { onSuccess, onError });
  }

  return (
    <FormDialog
      title={say('editTitle', { name: device.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== device.name || zone !== device.zone}
      isBusy={update.isPending}
      error={update.error ?? current.error}
    >
      <TextField {...form.field('name')} label={say('name')} required data-autofocus />
      {kind === 'terminal' && <ZoneField value={zone} onChange={setZone} />}
    </FormDialog>
  );
}
