import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import type { Zone } from '@horae/local-time/zone';
import { readObject, readString } from '#platform/read-value';
import type { CalendarAnswer } from './calendar-answer';
import { unitsOf } from './read-units.rules';
import { toldApart } from './told-apart.rules';

/** The server refused the calendar with a 200. */
export class CalendarRefused extends Error {
  override name = 'CalendarRefused';
}

/** Accepts the column form, the plain form, `{events}` alone, or a bare list of events. */
export async function readCalendar(answer: unknown, zone: Zone): Promise<CalendarAnswer> {
  const sent = Array.isArray(answer) ? { events: answer } : readObject(answer);
  if (!sent) throw new CalendarRefused('The calendar answer could not be read.');
  if (sent.success === false)
    throw new CalendarRefused(readString(sent.errorMessage) ?? 'The calendar could not be loaded.');
  if (Array.isArray(sent.places)) return readColumns(answer as StaffColumns);
  // Our own server answers in columns.
  const { readPlain } = await import('./read-plain.rules');
  return readPlain(sent, zone);
}

function readColumns(columns: StaffColumns): CalendarAnswer {
  const board = decodeColumns(columns, (type) => type);
  return {
    ...unitsOf({ ...board }),
    timeZone: board.timeZone,
    shifts: board.shifts,
    resources: toldApart(board.resources),
    ...(columns.costPlaces && { costPlaces: columns.costPlaces }),
    unreadable: 0,
  };
}
