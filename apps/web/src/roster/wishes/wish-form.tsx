import { longestWishNote, type RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { mediumDay } from '../texts/day-texts';
import { WeekdaysField } from '../weekdays/weekdays-field';
import { closedBy, type OwnDeadlines } from './closed-days.rules';
import { fieldsOf, hasWeekdays, textsOf, type WishTexts } from './wish-form.rules';
import { saveWish } from './wishes.queries';
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
  const [key, setKey] = useState(newKey);
  const [version, setVersion] = useState(wish?.version ?? null);
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
  const save = useMutation(saveWish);
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

  function submit(texts: WishTexts): void {
    if (save.isPending) return;
    save.mutate(
      { key, body: { hotel, id: wish?.id ?? null, version, employeeId: employee, wish: fieldsOf(texts, weekdays) } },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
        onError: (fault) => {
          setKey(newKey());
          if (isOutdated(fault)) setVersion(versionIn(fault) ?? version);
          for (const field of Object.keys(texts)) form.setError(field, fieldError(fault, `wish.${field}`));
        },
      },
    );
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
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged || weekdays.join() !== (wish?.weekdays ?? []).join()}
      isBusy={save.isPending}
      error={save.error}
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

/** The version of the wish as somebody else left it. */
function versionIn(fault: unknown): number | undefined {
  const current = fault instanceof ApiError ? fault.current : undefined;
  return (current as { wish?: { version?: number } } | undefined)?.wish?.version;
}
