import { addDays } from '@horae/local-time/local-date';
import { icsDay, icsFile, icsInstant, icsText } from '#platform/icalendar';
import { instantOf } from './event-times';
import { detailsOf, type ShownEvent } from './shown-event';

/** The events as an iCalendar file. The same event of the same account keeps its UID, so that importing again replaces it. */
export function calendarIcs(events: readonly ShownEvent[], account: number, now: number): string {
  const lines = events.map(({ id, title, event, calendar, times }) => {
    const { place, notes } = detailsOf(event);
    return [
      `UID:${id}@account-${account}`,
      `DTSTAMP:${icsInstant(now)}`,
      ...(times.allDay
        ? [`DTSTART;VALUE=DATE:${icsDay(times.first)}`, `DTEND;VALUE=DATE:${icsDay(addDays(times.last, 1))}`]
        : [
            `DTSTART:${icsInstant(instantOf(times.first, times.from).getTime())}`,
            `DTEND:${icsInstant(instantOf(times.last, times.to).getTime())}`,
          ]),
      `SUMMARY:${icsText(title)}`,
      `CATEGORIES:${calendar}`,
      ...(place ? [`LOCATION:${icsText(place)}`] : []),
      ...(notes ? [`DESCRIPTION:${icsText(notes)}`] : []),
      ...(/^https?:/.test(event.url) ? [`URL:${event.url}`] : []),
    ];
  });
  return icsFile('Calendar', lines);
}
