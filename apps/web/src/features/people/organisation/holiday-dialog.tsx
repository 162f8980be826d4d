import type { HotelHoliday } from '@horae/contract/people/hotel-holidays.contract';
import { hotelHolidaysContract } from '@horae/contract/people/hotel-holidays.contract';
import { useMutation } from '@tanstack/react-query';
import { fieldError } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { notify } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { setHoliday } from './organisation.queries';
import { organisationWords } from './organisation.words';

interface HolidayDialogProps {
  hotel: number;
  year: number;
  /** The holiday to change; absent for a new one. */
  holiday?: HotelHoliday;
  onClose: () => void;
}

/** Adds a holiday of the hotel, renames it, or moves it to another day of its year. */
export function HolidayDialog({ hotel, year, holiday, onClose }: HolidayDialogProps) {
  const say = organisationWords.use();
  const initial = { day: holiday?.day ?? '', name: holiday?.name ?? '' };
  const form = useForm(initial, {
    shape: hotelHolidaysContract.set.body.shape,
    words: { day: say('fault.day'), name: say('fault.name') },
  });
  const set = useMutation(setHoliday);
  const { day, name } = form.values;
  const isMoved = holiday !== undefined && day !== '' && day !== holiday.day;

  function submit(): void {
    if (set.isPending) return;
    const movedFrom = isMoved ? { movedFrom: holiday.day } : {};
    // Renaming a day does not change whether it earns the premium.
    const isHoliday = isMoved || (holiday?.isHoliday ?? true);
    set.mutate(
      { hotel, day, name: name.trim(), isHoliday, ...movedFrom },
      {
        onSuccess: () => {
          notify(say('holidaySet', { name: name.trim(), date: formatDate(day) }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  const title = holiday ? say('editHoliday', { name: holiday.name }) : say('addHoliday');
  const refused = { day: fieldError(set.error, 'day'), name: fieldError(set.error, 'name') };
  return (
    <FormDialog
      title={title}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={day !== initial.day || name !== initial.name}
      isBusy={set.isPending}
      error={refused.day || refused.name ? null : set.error}
      submit={holiday ? undefined : say('addHoliday')}
    >
      <DateField
        label={say('holidayDay')}
        name="day"
        value={day}
        required
        min={`${year}-01-01`}
        max={`${year}-12-31`}
        error={form.errors.day ?? refused.day}
        onChange={(value) => form.set('day', value)}
      />
      <TextField
        {...form.field('name')}
        error={form.errors.name ?? refused.name}
        label={say('name')}
        required
        data-autofocus={holiday ? true : undefined}
        autoComplete="off"
      />
      {isMoved && (
        <Message kind="info">{say('holidayMoves', { from: formatDate(holiday.day), to: formatDate(day) })}</Message>
      )}
    </FormDialog>
  );
}
