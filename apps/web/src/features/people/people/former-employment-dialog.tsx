import { FormerEmployment } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#platform/format-date';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { useForm } from '#ui/use-form';
import { setFormerEmployment } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';
import { showFieldFaults } from './show-field-faults';

/** Adds an earlier employment, or corrects the days of one. */
export function FormerEmploymentDialog(props: PersonDialogProps & { former: FormerEmployment | null }) {
  const { seen, isReading, onClose, former } = props;
  const say = peopleWords.use();
  const [initial] = useState(() => ({ firstDay: former?.firstDay ?? '', lastDay: former?.lastDay ?? '' }));
  const form = useForm(initial, {
    shape: { lastDay: FormerEmployment.shape.lastDay },
    words: { lastDay: say('error.day') },
  });
  const set = useMutation(setFormerEmployment);

  function submit({ firstDay, lastDay }: typeof initial): void {
    if (set.isPending || isReading) return;
    const employment = { firstDay: firstDay || null, lastDay };
    set.mutate(
      { ...seen, employment, ...(former && { instead: former.lastDay }) },
      afterSending(props, say('saved'), (error) => showFieldFaults(error, form)),
    );
  }

  return (
    <FormDialog
      title={former ? say('editEmployment', { day: formatDate(former.lastDay) }) : say('addEmployment')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={set.isPending || isReading}
      error={set.error}
    >
      {(['firstDay', 'lastDay'] as const).map((name) => (
        <DateField
          key={name}
          label={say(name)}
          name={name}
          required={name === 'lastDay'}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(day) => form.set(name, day)}
        />
      ))}
    </FormDialog>
  );
}
