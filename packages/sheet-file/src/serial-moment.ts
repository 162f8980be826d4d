import type { Cell } from './sheet';

/** What a number format shows of a number. */
export type FormatKind = 'number' | 'date' | 'time' | 'hours' | 'moment';

const secondsPerDay = 86_400;

/** Turns the number of a spreadsheet cell with a date or time format into a date, a time or a moment. */
export function momentCell(serial: number, format: Exclude<FormatKind, 'number'>, is1904: boolean): Cell | null {
  const seconds = Math.round(serial * secondsPerDay);
  if (seconds < 0) return null;
  if (format === 'hours' || (format === 'time' && seconds < secondsPerDay)) {
    return { kind: 'time', text: clock(seconds) };
  }
  const days = Math.floor(seconds / secondsPerDay);
  const day = isoDay(days, is1904);
  if (!day) return null;
  if (format === 'date') return { kind: 'date', text: day };
  return { kind: 'moment', text: `${day}T${clock(seconds % secondsPerDay)}` };
}

/** The day of a serial number; undefined beyond the year 9999. Excel counts a 29 February 1900. */
function isoDay(days: number, is1904: boolean): string | undefined {
  const shifted = is1904 ? days + 1462 : days < 60 ? days + 1 : days;
  if (shifted > 2_958_465) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + shifted)).toISOString().slice(0, 10);
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[2] === 0 ? parts.slice(0, 2) : parts).map((part) => String(part).padStart(2, '0')).join(':');
}
