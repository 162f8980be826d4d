import type { CalendarEvent } from '@horae/contract/office/calendar.contract';
import { calendarWords } from './calendar.words';
import type { CalendarName } from './calendar-place';
import { clockText, dateText, type EventTimes, timesOf } from './event-times';

/** An event with its local times. */
export interface ShownEvent {
  id: number;
  event: CalendarEvent;
  title: string;
  calendar: CalendarName;
  times: EventTimes;
}

/** The events that touch the period, in order of their start. */
export function eventsIn(events: readonly CalendarEvent[], [first, last]: [string, string]): ShownEvent[] {
  const startOf = ({ times }: ShownEvent) => `${times.first}T${times.from}`;
  return events
    .map((event) => {
      const { id, title } = event;
      return { id, event, title, calendar: event.extendedProps.calendar, times: timesOf(event) };
    })
    .filter(({ times }) => times.first <= last && times.last >= first)
    .sort((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id);
}

/** The name for assistive technology: title, calendar, date, time. */
export function eventName({ title, calendar, times }: Pick<ShownEvent, 'title' | 'calendar' | 'times'>): string {
  const { say } = calendarWords;
  return [title, say(`calendar.${calendar}`), dateText(times), clockText(times) || say('allDay')].join(', ');
}

/** Further properties of an event; other programs may have stored anything there. */
export function detailsOf({ extendedProps: props }: CalendarEvent): { guests: string; place: string; notes: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const guests = Array.isArray(props.guests) ? props.guests.map(text).filter(Boolean).join(', ') : text(props.guests);
  return { guests, place: text(props.location), notes: text(props.description) };
}
