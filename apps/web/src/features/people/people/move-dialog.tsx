import { PlaceIds } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { notifyUndo } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { useForm } from '#ui/use-form';
import { movePerson, takeBackMove } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';
import { PlaceFields, placeWords } from './place-fields';
import { showFieldFaults } from './show-field-faults';

type When = 'from' | 'always';

/** Moves an employee to another place from a given day, or corrects the place; first shows the effects. */
export function MoveDialog(props: PersonDialogProps) {
  const { person, seen, isReading, onClose } = props;
  const say = peopleWords.use();
  const { name } = person;
  const last = person.places.at(-1)!;
  const [initial] = useState(() => ({
    departmentId: String(last.departmentId),
    workCentreId: String(last.workCentreId),
    when: 'from',
    fromDay: hotelToday(),
  }));
  const form = useForm(initial, {
    shape: PlaceIds.shape,
    words: placeWords(say),
    rules: {
      fromDay: (day, { when }) => (when === 'from' && day === '' ? say('error.day') : undefined),
    },
  });
  const move = useMutation(movePerson);
  const takeBack = useMutation(takeBackMove);
  const { when, fromDay } = form.values;
  const isFrom = when === 'from';

  function submit(): void {
    if (move.isPending || isReading) return;
    const departmentId = Number(form.values.departmentId);
    const workCentreId = Number(form.values.workCentreId);
    if (departmentId === last.departmentId && workCentreId === last.workCentreId) return onClose();
    const { hotel, id } = seen;
    const undo = () => {
      if (isFrom) takeBack.mutate({ hotel, id, tag: undefined, fromDay });
      else move.mutate({ hotel, id, tag: undefined, departmentId: last.departmentId, workCentreId: last.workCentreId });
    };
    const isUndone = !isFrom || fromDay !== last.fromDay;
    move.mutate(
      { ...seen, departmentId, workCentreId, ...(isFrom && { fromDay }) },
      afterSending(
        props,
        isUndone ? () => void notifyUndo(say('moved', { name }), say('undo'), undo) : say('moved', { name }),
        (error) => showFieldFaults(error, form),
      ),
    );
  }

  return (
    <FormDialog
      title={say('moveTitle', { name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={move.isPending || isReading}
      error={move.error}
      submit={say('moveButton')}
    >
      <PlaceFields hotel={seen.hotel} values={form.values} errors={form.errors} onChange={form.set} />
      <RadioTabs<When>
        label={say('moveWhen')}
        value={isFrom ? 'from' : 'always'}
        options={[
          { value: 'from', label: say('moveWhen.from') },
          { value: 'always', label: say('moveWhen.always') },
        ]}
        onChange={(value) => form.set('when', value)}
      />
      {isFrom && (
        <DateField
          label={say('moveFrom')}
          name="fromDay"
          required
          value={fromDay}
          error={form.errors.fromDay}
          onChange={(day) => form.set('fromDay', day)}
        />
      )}
      <Message kind="info">
        {isFrom && fromDay ? say('moveText', { name, day: formatDate(fromDay) }) : say('correctText', { name })}
      </Message>
    </FormDialog>
  );
}
