import { organisationContract } from '@horae/contract/people/organisation.contract';
import { type CountedPlace, parentKinds } from '@horae/contract/people/places';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { uiWords } from '#ui/ui.words';
import { useForm } from '#ui/use-form';
import { affectedQuery, everyPlace, movePlace, takeBackMove } from './organisation.queries';
import { organisationWords } from './organisation.words';
import { PlaceSelect } from './place-select';
import { choices } from './place-tree.rules';

export interface PlaceDialogProps {
  hotel: number;
  place: CountedPlace;
  places: readonly CountedPlace[];
  /** The current local date of the hotel. */
  today: string;
  onClose: () => void;
}

export function MovePlaceDialog({ hotel, place, places, today, onClose }: PlaceDialogProps) {
  const say = organisationWords.use();
  const { kind, id, name } = place;
  const parentKind = parentKinds[kind]!;
  const [key] = useState(newKey);
  const form = useForm(
    { parent: '', when: 'day', day: today },
    {
      shape: { parent: organisationContract.move.body.shape.parentId },
      words: { parent: say('fault.parent') },
      rules: { day: (day, { when }) => (when === 'day' && day === '' ? say('fault.day') : undefined) },
    },
  );
  const { parent, when, day } = form.values;
  const affected = useQuery(affectedQuery({ hotel, kind, id, day })).data;
  const move = useMutation(movePlace);
  const moveBack = useMutation({ ...movePlace, meta: { refreshes: everyPlace } });
  const takeBack = useMutation(takeBackMove);
  const options = choices(places, parentKind, place.parentId ?? undefined);
  const to = options.find(({ value }) => value === parent)?.label;
  const isAlways = when === 'always';

  function submit(): void {
    if (move.isPending) return;
    const body = { hotel, kind, id, parentId: Number(parent), ...(!isAlways && { day }) };
    // A promise instead of callbacks: the place and this dialog may unmount before the reply, which drops callbacks.
    void move.mutateAsync({ body, key }).then(tell, () => undefined);
  }

  function tell(): void {
    onClose();
    if (!isAlways) {
      const text = say('moved', { name, to, date: formatDate(day) });
      notifyUndo(text, uiWords.say('undo'), () => takeBack.mutate({ hotel, kind, id }));
    } else {
      const back = { hotel, kind, id, parentId: place.parentId! };
      notifyUndo(say('movedAlways', { name, to }), uiWords.say('undo'), () =>
        moveBack.mutate({ body: back, key: newKey() }),
      );
    }
  }

  return (
    <FormDialog
      title={say('moveTitle', { name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={parent !== '' || isAlways || day !== today}
      isBusy={move.isPending}
      error={move.error}
      submit={say('move')}
    >
      <PlaceSelect
        label={say(`under.${parentKind as 'department-group'}`)}
        name="parent"
        value={parent}
        options={options}
        error={form.errors.parent ?? fieldError(move.error, 'parentId')}
        onChange={(value) => form.set('parent', value)}
      />
      <RadioTabs
        label={say('when')}
        value={when}
        onChange={(value) => form.set('when', value)}
        options={[
          { value: 'day', label: say('when.day') },
          { value: 'always', label: say('when.always') },
        ]}
      />
      {!isAlways && (
        <DateField
          label={say('day')}
          name="day"
          value={day}
          required
          error={form.errors.day}
          onChange={(value) => form.set('day', value)}
        />
      )}
      {to && isAlways && <Message kind="info">{say('moveSaysAlways', { name, to })}</Message>}
      {to && !isAlways && day && affected && (
        <Message kind="info">{say('moveSays', { count: affected.people, name, to, date: formatDate(day) })}</Message>
      )}
    </FormDialog>
  );
}
