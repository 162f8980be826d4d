import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { useForm } from '#ui/use-form';
import { leaveEffectQuery, leavePerson } from './people.queries';
import { peopleWords } from './people.words';
import { afterSending, type PersonDialogProps } from './person-dialog';

/** Sets an employee's last day; first shows what will be cancelled. */
export function LeaveDialog(props: PersonDialogProps) {
  const { person, seen, isReading, onClose } = props;
  const say = peopleWords.use();
  const [initial] = useState(() => ({ lastDay: person.lastDay ?? hotelToday() }));
  const form = useForm(initial, {
    shape: personActionsContract.leave.body.shape,
    words: {
      lastDay: say('error.day'),
    },
  });
  const { lastDay } = form.values;
  const leave = useMutation(leavePerson);
  const effect = useQuery({ ...leaveEffectQuery(seen.hotel, seen.id, lastDay), enabled: lastDay !== '' });

  function submit(): void {
    if (leave.isPending || isReading || !effect.data) return;
    leave.mutate({ ...seen, lastDay }, afterSending(props, say('left', { day: formatDate(lastDay) })));
  }

  return (
    <FormDialog
      title={say('leaveTitle', { name: person.name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={lastDay !== initial.lastDay}
      isBusy={leave.isPending || isReading}
      error={leave.error}
      submit={say('leaveButton')}
    >
      <DateField
        label={say('lastDay')}
        name="lastDay"
        required
        value={lastDay}
        error={form.errors.lastDay ?? (effect.error ? errorText(effect.error) : undefined)}
        onChange={(day) => form.set('lastDay', day)}
      />
      {effect.data && (
        <Message kind="info">
          {effect.data.shifts + effect.data.leaves === 0
            ? say('leaveNothing', { day: formatDate(lastDay) })
            : say('leaveCancels', {
                day: formatDate(lastDay),
                shifts: say('shifts', { count: effect.data.shifts }),
                leaves: say('leaves', { count: effect.data.leaves }),
              })}{' '}
          {effect.data.loans > 0 && say('leaveEndsLoans', { count: effect.data.loans })}
        </Message>
      )}
    </FormDialog>
  );
}
