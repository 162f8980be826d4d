import { organisationContract } from '@horae/contract/people/organisation.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { uiWords } from '#ui/ui.words';
import { useForm } from '#ui/use-form';
import type { PlaceDialogProps } from './move-place-dialog';
import { affectedQuery, mergePlaces, takeBackMove } from './organisation.queries';
import { organisationWords } from './organisation.words';
import { PlaceSelect } from './place-select';
import { childKindOf, choices } from './place-tree.rules';

export function MergePlacesDialog({ hotel, place, places, today, onClose }: PlaceDialogProps) {
  const say = organisationWords.use();
  const { kind, id, name } = place;
  const [key] = useState(newKey);
  const form = useForm(
    { into: '', day: today },
    {
      shape: organisationContract.merge.body.shape,
      words: { into: say('fault.parent'), day: say('fault.day') },
    },
  );
  const { into, day } = form.values;
  const affected = useQuery(affectedQuery({ hotel, kind, id, day })).data;
  const merge = useMutation(mergePlaces);
  const takeBack = useMutation(takeBackMove);
  const options = choices(places, kind, id);
  const to = options.find(({ value }) => value === into)?.label;

  function submit(): void {
    if (merge.isPending) return;
    const body = { hotel, kind, id, into: Number(into), day };
    // A promise instead of callbacks: the place and this dialog may unmount before the reply, which drops callbacks.
    void merge.mutateAsync({ body, key }).then(tell, () => undefined);
  }

  function tell(): void {
    onClose();
    const text = say('merged', { name, to, date: formatDate(day) });
    notifyUndo(text, uiWords.say('undo'), () => takeBack.mutate({ hotel, kind, id }));
  }

  return (
    <FormDialog
      title={say('mergeTitle', { name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={into !== '' || day !== today}
      isBusy={merge.isPending}
      error={merge.error}
      submit={say('merge')}
    >
      <PlaceSelect
        label={say('into')}
        name="into"
        value={into}
        options={options}
        error={form.errors.into ?? fieldError(merge.error, 'into')}
        onChange={(value) => form.set('into', value)}
      />
      <DateField
        label={say('day')}
        name="day"
        value={day}
        required
        error={form.errors.day}
        onChange={(value) => form.set('day', value)}
      />
      {to && day && affected && (
        <Message kind="info">
          {say('mergeSays', { count: affected.people, name, to, date: formatDate(day) })}{' '}
          {childKindOf(kind) && affected.places > 1 && say('mergeBelow')}
        </Message>
      )}
    </FormDialog>
  );
}
