import { allowedSkewReach, DeviceFields } from '@horae/contract/time/clock-device-fields';
import type { ClockDeviceRow } from '@horae/contract/time/clock-device-rows';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { hotelMoment } from '#platform/hotel-day';
import { notify } from '#platform/notify';
import { numberOf } from '#ui/forms/field-schema';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { deviceQuery, updateDevice } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { isClockOff, readingOf } from './device-clock';
import { UsedSinceField } from './used-since-field';
import { ZoneField } from './zone-field';

interface EditDeviceDialogProps {
  hotel: number;
  device: ClockDeviceRow;
  onClose: () => void;
}

export function EditDeviceDialog({ hotel, device, onClose }: EditDeviceDialogProps) {
  const say = clockDevicesWords.use();
  const { id, kind, skewAt } = device;
  const current = useQuery(deviceQuery(hotel, id));
  const [zone, setZone] = useState(device.zone);
  const [usedSince, setUsedSince] = useState(device.usedSince ?? '');
  const [least, most] = allowedSkewReach;
  const form = useForm(
    { name: device.name, allowedSkew: String(device.allowedSkew) },
    {
      shape: DeviceFields.shape,
      words: { name: say('nameFault'), allowedSkew: say('allowedSkewFault', { least, most }) },
    },
  );
  const update = useMutation({ ...updateDevice, onError: rereadIfOutdated(() => current.refetch()) });

  function submit({ name, allowedSkew }: typeof form.values): void {
    if (update.isPending) return;
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onClose();
    };
    const ofTerminal = kind === 'terminal' && { zone, usedSince: usedSince || null };
    update.mutate({ hotel, id, name, allowedSkew: numberOf(allowedSkew), ...ofTerminal }, { onSuccess });
  }

  return (
    <FormDialog
      title={say('editTitle', { name: device.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged || zone !== device.zone || usedSince !== (device.usedSince ?? '')}
      isBusy={update.isPending}
      error={update.error ?? current.error}
    >
      <TextField {...form.field('name')} label={say('name')} required data-autofocus />
      {kind === 'terminal' && <ZoneField value={zone} onChange={setZone} />}
      {kind === 'terminal' && <UsedSinceField value={usedSince} onChange={setUsedSince} />}
      <TextField
        {...form.field('allowedSkew')}
        label={say('allowedSkew')}
        hint={say('allowedSkewSays')}
        inputMode="numeric"
        required
      />
      <p className="quiet">
        {skewAt ? say('clockNow', { reading: readingOf(device, say), moment: hotelMoment(skewAt) }) : say('clockNever')}
      </p>
      {isClockOff(device) && <Message kind="danger">{say(kind === 'kiosk' ? 'kioskClockOff' : 'clockOff')}</Message>}
    </FormDialog>
  );
}
