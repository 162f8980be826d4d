import { clockNumberPattern } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { setClockNumbers } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';

const numbersIn = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '');

/** The numbers by which terminals and kiosks know somebody. */
export function ClockNumbersDialog(props: PersonDialogProps) {
  const { person, seen, isReading, onClose } = props;
  const say = peopleWords.use();
  const form = useForm(
    { clockNumbers: person.clockNumbers.join(', ') },
    {
      rules: {
        clockNumbers: (text) =>
          numbersIn(text).every((one) => clockNumberPattern.test(one)) ? undefined : say('clockNumbers.fault'),
      },
    },
  );
  const set = useMutation(setClockNumbers);

  function submit({ clockNumbers }: { clockNumbers: string }): void {
    if (set.isPending || isReading) return;
    set.mutate({ ...seen, clockNumbers: numbersIn(clockNumbers) }, afterSending(props, say('saved')));
  }

  return (
    <FormDialog
      title={say('clockNumbers')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={set.isPending || isReading}
      error={set.error}
    >
      <TextField
        {...form.field('clockNumbers')}
        label={say('clockNumbers')}
        hint={say('clockNumbers.hint')}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
