import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { calendarWords } from './calendar.words';
import { clockText, dateText } from './event-times';
import { detailsOf, type ShownEvent } from './shown-event';

/** The events of a period as a file; in print, one line each. */
export function calendarExport(events: readonly ShownEvent[], scope: string): ExportFile {
  const { say } = calendarWords;
  const title = say('title');
  return listFile({
    name: 'calendar',
    title,
    scope,
    columns: [
      { header: say('field.title'), width: 36 },
      { header: say('field.calendar'), width: 12 },
      { header: say('field.first'), kind: 'date' },
      { header: say('field.from'), kind: 'time' },
      { header: say('field.last'), kind: 'date' },
      { header: say('field.to'), kind: 'time' },
      { header: say('allDay'), width: 8 },
      { header: say('field.place'), width: 24 },
      { header: say('field.guests'), width: 32 },
      { header: say('field.url'), width: 24 },
      { header: say('field.notes'), width: 48 },
    ],
    rows: events.map(({ event, calendar, times }) => {
      const { guests, place, notes } = detailsOf(event);
      const { allDay, first, last, from, to } = times;
      return [
        event.title,
        say(`calendar.${calendar}`),
        first,
        from || null,
        last,
        to || null,
        allDay ? say('export.yes') : '',
        place,
        guests,
        event.url,
        notes,
      ];
    }),
    printed: [
      {
        columns: [
          { header: say('print.date'), width: 22 },
          { header: say('print.time'), width: 14 },
          { header: say('field.title'), width: 40 },
          { header: say('field.calendar'), width: 14 },
          { header: say('field.place'), width: 24 },
        ],
        rows: events.map(({ event, title: name, calendar, times }) => ({
          cells: [
            dateText(times),
            clockText(times) || say('allDay'),
            name,
            say(`calendar.${calendar}`),
            detailsOf(event).place,
          ],
        })),
      },
    ],
  });
}
