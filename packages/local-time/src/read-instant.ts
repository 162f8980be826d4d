import { minute, wallTime } from './local-date';
import type { Zone } from './zone';

const pattern =
  /^(?<date>\d{4}-\d\d-\d\d)(?:T(?<hour>[01]\d|2[0-3]):(?<minutes>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.(?<fraction>\d{1,9}))?)?(?<offset>Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * Parses text to an instant (epoch milliseconds): a date means the start of that date in the zone, a date-time without
 * an offset is a wall time of the zone, and one with `Z` or an offset is the instant itself. A wall time that occurs
 * twice means the first; one that is skipped is moved later by the length of the gap. Fractions of a millisecond are
 * cut off. Throws a RangeError for any other text and for dates that do not exist.
 */
export function readInstant(text: string, zone: Zone): number {
  const { wall, hasTime, offset } = read(text);
  if (offset !== undefined) return wall - offset;
  return hasTime ? zone.instantAt(wall, 'later') : zone.startOf(text);
}

/**
 * Parses a date or a date-time without an offset to a wall time as `wallTime` returns it. Throws a RangeError for any
 * other text and for dates that do not exist.
 */
export function readWallTime(text: string): number {
  const { wall, offset } = read(text);
  if (offset !== undefined) throw new RangeError(`"${text}" is the time of an offset, not of a wall.`);
  return wall;
}

function read(text: string): { wall: number; hasTime: boolean; offset?: number | undefined } {
  const parts = pattern.exec(text)?.groups;
  if (!parts) throw new RangeError(`"${text}" is not a date or a date-time.`);
  const { date, hour = 0, minutes = 0, second = 0, fraction = '', offset } = parts;
  const milliseconds = Number(second) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
  const wall = wallTime(date!, Number(hour) * 60 + Number(minutes)) + milliseconds;
  return { wall, hasTime: parts.hour !== undefined, offset: offset === undefined ? undefined : readOffset(offset) };
}

function readOffset(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(4));
  return (text.startsWith('-') ? -minutes : minutes) * minute;
}
