import {
  type CalendarEvent,
  calendarContract,
  calendarNames,
  type NewEvent,
} from '@horae/contract/office/calendar.contract';
import { today } from '#platform/device-day';
import { DateField } from '#ui/date-field/date-field';
import { SelectField } from '#ui/select-field';
import { Switch } from '#ui/switch';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { TimeField } from '#ui/time-field/time-field';
import { useForm } from '#ui/use-form';
import { calendarWords } from './calendar.words';
import type { CalendarName } from './calendar-place';
import styles from './event-form.module.css';
import { type EventTimes, isInOrder, storedTimesOf, timesOf } from './event-times';
import { detailsOf } from './shown-event';

/** An event as texts of the form. */
export type EventValues = Record<
  'title' | 'calendar' | 'allDay' | 'first' | 'from' | 'last' | 'to' | 'url' | 'guests' | 'place' | 'notes',
  string
>;

/** Limits that the contract does not set for single fields; one event has room for all of them. */
const limits = { url: 2000, guests: 1000, place: 255, notes: 4000 };

const isLink = (url: string): boolean => /^https?:\/\/\S+$/.test(url.trim());

export function newValues(times: EventTimes, calendar: CalendarName): EventValues {
  return { title: '', calendar, url: '', guests: '', place: '', notes: '', ...timeValues(times) };
}

export function valuesOf(event: CalendarEvent): EventValues {
  const { title, url, extendedProps } = event;
  return { title, url, calendar: extendedProps.calendar, ...detailsOf(event), ...timeValues(timesOf(event)) };
}

const timeValues = ({ allDay, ...times }: EventTimes) => ({ ...times, allDay: allDay ? 'yes' : '' });

const timesIn = ({ allDay, first, last, from, to }: EventValues): EventTimes => ({
  allDay: allDay === 'yes',
  first,
  last,
  from,
  to,
});

/** The event to store; properties that other programs keep with it are preserved. */
export function eventOf(values: EventValues, kept: Record<string, unknown> = {}): NewEvent {
  const guests = values.guests
    .split(',')
    .map((guest) => guest.trim())
    .filter(Boolean);
  return {
    title: values.title.trim(),
    url: values.url.trim(),
    ...storedTimesOf(timesIn(values)),
    extendedProps: {
      ...kept,
      calendar: values.calendar as CalendarName,
      guests,
      location: values.place.trim(),
      description: values.notes,
    },
  };
}

export function useEventForm(initial: EventValues) {
  const say = calendarWords.use();
  const within = (limit: number) => (value: string) =>
    value.length > limit ? say('error.long', { limit }) : undefined;
  const time = (value: string, all: EventValues) =>
    all.allDay !== 'yes' && !/^\d\d:\d\d$/.test(value) ? say('error.time') : undefined;
  return useForm<EventValues>(initial, {
    shape: { title: calendarContract.add.body.shape.event.shape.title },
    words: { title: say('error.title') },
    rules: {
      first: (day) => (day === '' ? say('error.first') : undefined),
      from: time,
      last: (day, all) => {
        if (day === '') return say('error.last');
        return isInOrder(timesIn({ ...all, from: '', to: '' })) ? undefined : say('error.order');
      },
      to: (value, all) => time(value, all) ?? (isInOrder(timesIn(all)) ? undefined : say('error.order')),
      url: (url) => (url.trim() === '' || isLink(url) ? within(limits.url)(url) : say('error.url')),
      guests: within(limits.guests),
      place: within(limits.place),
      notes: within(limits.notes),
    },
  });
}

export function EventFields({ form }: { form: ReturnType<typeof useEventForm> }) {
  const say = calendarWords.use();
  const { values, errors, set } = form;
  const isAllDay = values.allDay === 'yes';

  function start(day: string): void {
    set('first', day);
    // Keep the end from falling before a later start.
    if (values.last < day) set('last', day);
  }

  function toggleAllDay(isOn: boolean): void {
    set('allDay', isOn ? 'yes' : '');
    if (!isOn && values.from === '') {
      set('from', '09:00');
      set('to', '10:00');
    }
  }

  return (
    <>
      <TextField {...form.field('title')} label={say('field.title')} required autoComplete="off" data-autofocus />
      <SelectField
        label={say('field.calendar')}
        aria-required
        value={values.calendar}
        options={calendarNames.map((value) => ({ value, label: say(`calendar.${value}`) }))}
        onChange={(calendar) => set('calendar', calendar)}
      />
      <div className={styles.allDay}>
        <Switch label={say('allDay')} checked={isAllDay} onChange={toggleAllDay} />
      </div>
      <div className={styles.moment}>
        <DateField
          label={say('field.first')}
          name="first"
          required
          value={values.first}
          today={today()}
          error={errors.first}
          onChange={start}
        />
        {!isAllDay && (
          <TimeField
            {...form.field('from')}
            label={say('field.from')}
            required
            onChange={(time) => set('from', time)}
          />
        )}
      </div>
      <div className={styles.moment}>
        <DateField
          label={say('field.last')}
          name="last"
          required
          min={values.first}
          value={values.last}
          today={today()}
          error={errors.last}
          onChange={(day) => set('last', day)}
        />
        {!isAllDay && (
          <TimeField {...form.field('to')} label={say('field.to')} required onChange={(time) => set('to', time)} />
        )}
      </div>
      <TextField
        {...form.field('url')}
        type="url"
        label={say('field.url')}
        autoComplete="off"
        below={
          isLink(values.url) && (
            <a href={values.url.trim()} target="_blank" rel="noopener noreferrer">
              {say('openLink')}
            </a>
          )
        }
      />
      <TextField
        {...form.field('guests')}
        label={say('field.guests')}
        hint={say('field.guestsHint')}
        autoComplete="off"
      />
      <TextField {...form.field('place')} label={say('field.place')} autoComplete="off" />
      <TextArea
        name="notes"
        label={say('field.notes')}
        value={values.notes}
        error={errors.notes}
        onChange={(event) => set('notes', event.currentTarget.value)}
      />
    </>
  );
}
