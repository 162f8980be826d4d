import { PersonFields } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#ui/forms/form-dialog';
import { useForm } from '#ui/use-form';
import { updatePerson } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';
import { changedFields, PersonFieldset, type PersonValues, personValues, personWords } from './person-form';
import { showFieldFaults } from './show-field-faults';

export function EditPersonDrawer(props: PersonDialogProps) {
  const { person, seen, isReading, onClose } = props;
  const say = peopleWords.use();
  const [initial] = useState(() => personValues(person));
  const form = useForm(initial, { shape: PersonFields.shape, words: personWords(say) });
  const update = useMutation(updatePerson);
  const isDirty = Object.keys(changedFields(form.values, initial)).length > 0;

  function submit(values: PersonValues): void {
    if (update.isPending || isReading) return;
    if (!isDirty) return onClose();
    update.mutate(
      { ...seen, fields: changedFields(values, initial) },
      afterSending(props, say('saved'), (error) => showFieldFaults(error, form)),
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('editTitle', { name: person.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={update.isPending || isReading}
      error={update.error}
    >
      <PersonFieldset form={form} stored={person} />
    </FormDialog>
  );
}
