import { PersonFields } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { useForm } from '#ui/use-form';
import { updatePerson } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';
import { PersonFieldset, personWords } from './person-form';
import { changedFields, personValues } from './person-form-values';
import { showFieldFaults } from './show-field-faults';

export function EditPersonDrawer(props: PersonDialogProps) {
  const { person, seen, isReading, onClose } = props;
  const say = peopleWords.use();
  const [initial] = useState(() => ({ ...personValues(person), jobFrom: hotelToday() }));
  const form = useForm(initial, { shape: PersonFields.shape, words: personWords(say) });
  const update = useMutation(updatePerson);
  const changed = changedFields(form.values, initial);
  const isDirty = Object.keys(changed).length > 0;
  const hasNewJob = changed.jobTitle !== undefined && initial.jobTitle !== '';

  function submit({ jobFrom }: { jobFrom: string }): void {
    if (update.isPending || isReading) return;
    if (!isDirty) return onClose();
    update.mutate(
      { ...seen, fields: changed, ...(hasNewJob && jobFrom && { jobFrom }) },
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
      <PersonFieldset form={form} stored={person}>
        {hasNewJob && (
          <>
            <DateField
              label={say('jobFrom')}
              name="jobFrom"
              value={form.values.jobFrom}
              onChange={(day) => form.set('jobFrom', day)}
            />
            <p className="quiet">{say('jobFromHint')}</p>
          </>
        )}
      </PersonFieldset>
    </FormDialog>
  );
}
