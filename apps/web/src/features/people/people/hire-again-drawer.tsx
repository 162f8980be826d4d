import { PlaceIds } from '@horae/contract/person';
import { addDays } from '@horae/local-time/local-date';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { notifyUndo } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { useForm } from '#ui/use-form';
import { ContractFields, contractRules, contractShape, contractWords } from './contract-fields';
import { blankContract, contractOf, contractValues } from './contract-values';
import styles from './people.module.css';
import { hireAgain, takeBackHiring } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';
import { PlaceFields, placeWords } from './place-fields';
import { showFieldFaults } from './show-field-faults';

const { fromDay, ...terms } = contractShape;

/** Hires somebody who has left again: first day, place and terms, with the old ones filled in. */
export function HireAgainDrawer(props: PersonDialogProps) {
  const { person, seen, isReading, onClose } = props;
  const say = peopleWords.use();
  const { name } = person;
  // As it was: once the person is hired again there is none, while the drawer still closes.
  const [lastDay] = useState(person.lastDay ?? '');
  const [initial] = useState(() => {
    const [place, contract] = [person.places.at(-1)!, person.contracts.at(-1)];
    const today = hotelToday();
    return {
      ...(contract ? contractValues(contract) : blankContract('')),
      firstDay: today > lastDay ? today : addDays(lastDay, 1),
      departmentId: String(place.departmentId),
      workCentreId: String(place.workCentreId),
    };
  });
  const form = useForm(initial, {
    shape: { ...terms, ...PlaceIds.shape, firstDay: fromDay },
    words: { ...contractWords(say), ...placeWords(say), firstDay: say('error.day') },
    rules: {
      ...contractRules(say),
      firstDay: (day) => (day <= lastDay ? say('error.afterLast', { day: formatDate(lastDay) }) : undefined),
    },
  });
  const hire = useMutation(hireAgain);
  const takeBack = useMutation(takeBackHiring);
  const { firstDay } = form.values;

  function submit(values: typeof initial): void {
    if (hire.isPending || isReading) return;
    const { fromDay: _fromDay, ...contract } = contractOf(values);
    const { hotel, id } = seen;
    const done = say('hiredAgain', { name, day: formatDate(values.firstDay) });
    hire.mutate(
      {
        ...seen,
        firstDay: values.firstDay,
        departmentId: Number(values.departmentId),
        workCentreId: Number(values.workCentreId),
        contract,
      },
      afterSending(
        props,
        () => void notifyUndo(done, say('undo'), () => takeBack.mutate({ hotel, id, tag: undefined })),
        (error) => showFieldFaults(error, form),
      ),
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('hireAgainTitle', { name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={hire.isPending || isReading}
      error={hire.error}
      submit={say('hireAgainButton')}
    >
      <DateField
        label={say('firstDay')}
        name="firstDay"
        required
        value={firstDay}
        error={form.errors.firstDay}
        onChange={(day) => form.set('firstDay', day)}
      />
      {firstDay > lastDay && (
        <Message kind="info">
          {say('hireAgainText', { name, last: formatDate(lastDay), first: formatDate(firstDay) })}
        </Message>
      )}
      <fieldset className={styles.part}>
        <legend>{say('place')}</legend>
        <PlaceFields hotel={seen.hotel} values={form.values} errors={form.errors} onChange={form.set} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{say('terms')}</legend>
        <ContractFields form={form} isFromFirstDay />
      </fieldset>
    </FormDialog>
  );
}
