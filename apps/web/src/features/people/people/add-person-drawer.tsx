import { PersonFields, PlaceIds } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { AddDrawer } from '#ui/forms/add-drawer';
import { useForm } from '#ui/use-form';
import { ContractFields, contractRules, contractShape, contractWords } from './contract-fields';
import { blankContract, contractOf } from './contract-values';
import styles from './people.module.css';
import { addPerson } from './people.queries';
import { peopleWords } from './people.words';
import { PersonFieldset, personWords } from './person-form';
import { blankPerson, changedFields } from './person-form-values';
import { PlaceFields, placeWords } from './place-fields';
import { showFieldFaults } from './show-field-faults';

const shape = { ...PersonFields.shape, ...PlaceIds.shape, ...contractShape };

interface AddPersonDrawerProps {
  hotel: number;
  onAdded: (id: number) => void;
  onClose: () => void;
}

/** Adds an employee: person, place and contract in one form. */
export function AddPersonDrawer({ hotel, onAdded, onClose }: AddPersonDrawerProps) {
  const say = peopleWords.use();
  const [key] = useState(newKey);
  const [initial] = useState(() => ({
    ...blankPerson,
    ...blankContract(hotelToday()),
    lastDay: '',
    departmentId: '',
    workCentreId: '',
  }));
  const form = useForm(initial, {
    shape,
    words: { ...personWords(say), ...placeWords(say), ...contractWords(say) },
    rules: contractRules(say),
  });
  const add = useMutation(addPerson);

  function submit(values: typeof initial): void {
    const person = {
      ...changedFields(values, blankPerson),
      lastDay: values.lastDay || null,
      code: values.code.trim(),
      surname: values.surname.trim(),
      departmentId: Number(values.departmentId),
      workCentreId: Number(values.workCentreId),
      contract: contractOf(values),
    };
    add.mutate(
      { hotel, person, key },
      {
        onSuccess: ({ answer }) => {
          notify(say('added', { name: answer.person.name }), { kind: 'success' });
          onAdded(answer.person.id);
        },
        onError: (error) => showFieldFaults(error, form),
      },
    );
  }

  return (
    <AddDrawer title={say('add')} form={form} onClose={onClose} adding={add} onAdd={submit} submit={say('add')}>
      <fieldset className={styles.part}>
        <legend>{say('identity')}</legend>
        <PersonFieldset form={form} />
        <DateField
          label={say('lastDay')}
          name="lastDay"
          value={form.values.lastDay}
          error={form.errors.lastDay}
          onChange={(day) => form.set('lastDay', day)}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{say('place')}</legend>
        <PlaceFields
          hotel={hotel}
          values={form.values}
          errors={form.errors}
          onChange={(field, id) => form.set(field, id)}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{say('terms')}</legend>
        <ContractFields form={form} />
      </fieldset>
    </AddDrawer>
  );
}
