import { addDays } from '@horae/local-time/local-date';
import { icsDay, icsFile, icsInstant } from '#platform/icalendar';
import { type EventTimes, instantOf } from './event-times';
import { detailsOf, type ShownEvent } from './shown-event';

function timesIn({ allDay, first, last, from, to }: EventTimes) {
  if (allDay) return { dtstart: icsDay(first), dtend: icsDay(addDays(last, 1)) };
  return {
    dtstart: icsInstant(instantOf(first, from).getTime()),
    dtend: icsInstant(instantOf(last, to).getTime()),
  };
}

/** The events as an iCalendar file. An event keeps its UID, so that importing it again replaces it. */
export function calendarIcs(events: readonly ShownEvent[], account: number, now: number): string {
  const stamp = icsInstant(now);
  const described = events.map(({ id, title, event, calendar, times }) => {
    const { place, notes } = detailsOf(event);
    return {
      uid: `${id}@account-${account}`,
      dtstamp: stamp,
      ...timesIn(times),
      summary: title,
      categories: calendar,
      location: place,
      description: notes,
      url: /^https?:/.test(event.url) ? event.url : '',
    };
  });
  return icsFile('Calendar', described);
}
