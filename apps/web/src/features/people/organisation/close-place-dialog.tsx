import { organisationContract } from '@horae/contract/people/organisation.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { uiWords } from '#ui/ui.words';
import { useForm } from '#ui/use-form';
import type { PlaceDialogProps } from './move-place-dialog';
import { affectedQuery, closePlace, reopenPlace } from './organisation.queries';
import { organisationWords } from './organisation.words';

export function ClosePlaceDialog({ hotel, place, today, onClose }: Omit<PlaceDialogProps, 'places'>) {
  const say = organisationWords.use();
  const { kind, id, name } = place;
  const [key] = useState(newKey);
  const form = useForm(
    { day: today },
    { shape: organisationContract.close.body.shape, words: { day: say('fault.day') } },
  );
  const { day } = form.values;
  const affected = useQuery(affectedQuery({ hotel, kind, id, day })).data;
  const close = useMutation(closePlace);
  const reopen = useMutation(reopenPlace);
  const date = day && formatDate(day);

  function submit(): void {
    if (close.isPending) return;
    // A promise instead of callbacks: the place and this dialog may unmount before the reply, which drops callbacks.
    void close.mutateAsync({ body: { hotel, kind, id, day }, key }).then(tell, () => undefined);
  }

  function tell(): void {
    onClose();
    notifyUndo(say('closed', { name, date }), uiWords.say('undo'), () => reopen.mutate({ hotel, kind, id }));
  }

  const below = (affected?.places ?? 1) - 1;
  return (
    <FormDialog
      title={say('closeTitle', { name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={day !== today}
      isBusy={close.isPending}
      error={close.error}
      submit={say('close')}
    >
      <DateField
        label={say('day')}
        name="day"
        value={day}
        required
        error={form.errors.day}
        onChange={(value) => form.set('day', value)}
      />
      {affected && day && (
        <Message kind="info">
          {affected.people > 0
            ? say('closeRefused', { count: affected.people, name, date })
            : say(below > 0 ? 'closeSaysBelow' : 'closeSays', { count: below, name, date })}
        </Message>
      )}
    </FormDialog>
  );
}
