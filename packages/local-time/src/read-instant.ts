import { minute, wallTime } from './local-date';
import type { Zone } from './zone';

const pattern =
  /^(?<date>\d{4}-\d\d-\d\d)(?:T(?<hour>[01]\d|2[0-3]):(?<minutes>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.(?<fraction>\d{1,9}))?)?(?<offset>Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * The instant (epoch milliseconds) that a text names: a date is the start of that date in the zone, a date-time without
 * an offset is a wall time of the zone, one with `Z` or an offset says the instant itself. Of a wall time that comes
 * twice the first is meant; one that is skipped counts as much later as the clocks were put forward. What is finer than
 * a millisecond is cut off. Throws a RangeError for any other text and for what is no date of the calendar.
 */
export function readInstant(text: string, zone: Zone): number {
  const parts = pattern.exec(text)?.groups;
  if (!parts) throw new RangeError(`"${text}" is not a date or a date-time.`);
  const { date, hour, minutes = 0, second = 0, fraction = '', offset } = parts;
  if (hour === undefined) return zone.startOf(date!);
  const milliseconds = Number(second) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
  const wall = wallTime(date!, Number(hour) * 60 + Number(minutes)) + milliseconds;
  return offset === undefined ? zone.instantAt(wall, 'later') : wall - readOffset(offset);
}

function readOffset(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(4));
  return (text.startsWith('-') ? -minutes : minutes) * minute;
}
