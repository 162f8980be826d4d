import { longestWishNote, type RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { useState } from 'react';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { mediumDay } from '../texts/day-texts';
import { WeekdaysField } from '../weekdays/weekdays-field';
import { closedBy, type OwnDeadlines } from './closed-days.rules';
import { useSaveWish } from './use-save-wish';
import { fieldsOf, hasWeekdays, textsOf, type WishTexts } from './wish-form.rules';
import { wishesWords } from './wishes.words';

interface WishFormProps {
  hotel: number;
  /** Null: a new one. */
  wish: RosterWish | null;
  /** Whose it is. */
  employee: number;
  /** The day that a new one begins with. */
  day: string;
  /** Of wishes of one’s own; who plans others may enter theirs at any time. */
  own?: OwnDeadlines | undefined;
  onClose: () => void;
}

/** A wish of a person: a day off or certain hours, once or on weekdays. */
export function WishForm({ hotel, wish, employee, day, own, onClose }: WishFormProps) {
  const say = wishesWords.use();
  const [weekdays, setWeekdays] = useState<readonly number[]>(wish?.weekdays ?? []);
  const [initial] = useState(() => textsOf(wish, day));
  const form = useForm<WishTexts>(initial, {
    rules: {
      firstDay: (value, all) => (value ? closedFault('firstDay', all) : say('fault.firstDay')),
      lastDay: (value, all) => (value && value < all.firstDay ? say('fault.lastDay') : closedFault('lastDay', all)),
      start: (value, { kind }) => (kind === 'hours' && !value ? say('fault.time') : undefined),
      end: (value, { kind }) => (kind === 'hours' && !value ? say('fault.time') : undefined),
    },
  });
  const saving = useSaveWish({ hotel, wish, employee, form, onSaved: onClose });
  const { values, errors } = form;

  /** What a closed day is about stays as it is; the field is the one that would change it. */
  function closedFault(field: 'firstDay' | 'lastDay', texts: WishTexts): string | undefined {
    const after = fieldsOf(texts, weekdays);
    const closed = own && after.firstDay && closedBy({ before: wish, after }, own);
    if (!closed) return undefined;
    const isEnd = wish !== null && wish.firstDay === after.firstDay && wish.lastDay !== after.lastDay;
    if (isEnd !== (field === 'lastDay')) return undefined;
    return say('fault.closed', { day: mediumDay(closed.day), last: mediumDay(closed.last) });
  }

  const date = (name: 'firstDay' | 'lastDay') => (
    <DateField
      name={name}
      label={say(name)}
      required={name === 'firstDay'}
      value={values[name]}
      error={errors[name]}
      hint={
        name === 'lastDay'
          ? say('lastDayHint')
          : own && !wish
            ? say('firstDayHint', { day: mediumDay(day) })
            : undefined
      }
      {...(own && !wish && { min: day })}
      onChange={(value) => form.set(name, value)}
    />
  );
  const time = (name: 'start' | 'end') => (
    <TimeField
      name={name}
      label={say(name)}
      required
      value={values[name]}
      error={errors[name]}
      onChange={(value) => form.set(name, value)}
    />
  );
  return (
    <FormDialog
      title={say(wish ? 'edit' : 'add')}
      form={form.props((texts) => saving.save(texts, weekdays))}
      onClose={onClose}
      isDirty={form.isChanged || weekdays.join() !== (wish?.weekdays ?? []).join()}
      isBusy={saving.isBusy}
      error={saving.error}
      submit={say('save')}
    >
      <SelectField
        label={say('kind')}
        name="kind"
        value={values.kind}
        options={(['off', 'hours'] as const).map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))}
        onChange={(kind) => form.set('kind', kind)}
      />
      {date('firstDay')}
      {date('lastDay')}
      {hasWeekdays(values) && <WeekdaysField label={say('weekdays')} value={weekdays} onChange={setWeekdays} />}
      {values.kind === 'hours' && (
        <>
          {time('start')}
          {time('end')}
        </>
      )}
      <TextField {...form.field('note')} label={say('note')} maxLength={longestWishNote} />
    </FormDialog>
  );
}
