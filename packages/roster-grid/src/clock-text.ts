import type { Cell } from './sheet';

/** A time of day found in a text. */
export interface Clock {
  minutes: number;
  /** Where the text goes on. */
  end: number;
  suffix?: 'am' | 'pm';
  /** Whether minutes are written; `8` may be a number of hours. */
  hasMinutes: boolean;
}

const forms = [/(\d{1,2})\s?[:.,h;]\s?(\d{2})(?::\d{2})?(?!\d)/y, /(\d{1,2})(\d{2})(?!\d)/y, /(\d{1,2})(?!\d)/y];
const suffixes = /\s?(?:(π\.?\s?μ\.?|a\.?m\.?)|(μ\.?\s?μ\.?|p\.?m\.?)|h(?:rs?)?\.?|ω(?:ρ(?:α|ες)?)?\.?)(?!\p{L})/uy;

/** Prepares text for `clocksAt`: small letters, no accents, one kind of dash. */
export const plainTimes = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−~→]/g, '-')
    .replace(/[’΄´`′]/g, "'");

/** Every way to read a time at a place of a prepared text, the longest first. */
export function clocksAt(text: string, at: number): Clock[] {
  const clocks: Clock[] = [];
  for (const form of forms) {
    form.lastIndex = at;
    const match = form.exec(text);
    if (!match) continue;
    const hours = Number(match[1]);
    const minutes = Number(match[2] ?? 0);
    if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) continue;
    const written = match[2] !== undefined;
    suffixes.lastIndex = form.lastIndex;
    const suffix = suffixes.exec(text);
    const half = suffix?.[1] ? 'am' : suffix?.[2] ? 'pm' : undefined;
    if (half && hours >= 1 && hours <= 12) {
      const from12 = (hours % 12) + (half === 'pm' ? 12 : 0);
      clocks.push({ minutes: from12 * 60 + minutes, end: suffixes.lastIndex, suffix: half, hasMinutes: true });
    } else {
      const end = suffix && !half ? suffixes.lastIndex : form.lastIndex;
      clocks.push({ minutes: hours * 60 + minutes, end, hasMinutes: written });
    }
  }
  return clocks;
}

const minutesOfFraction: Readonly<Record<number, number>> = { 0: 0, 15: 15, 25: 15, 30: 30, 45: 45, 50: 30, 75: 45 };

// "16/11/2026 08:00", as other programs export it.
const datedStart = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:t|,? )(?=\d{1,2}:\d{2})/;

/** The time of day that a cell of its own holds: text, a time of the spreadsheet, or `8`, `8.3` and `8.5` as numbers. */
export function clockOfCell(cell: Cell): number | undefined {
  if (cell === null) return undefined;
  if (cell.kind === 'date') return cell.minutes === undefined ? undefined : dayMinutes(cell.minutes);
  if (cell.kind === 'number') return clockOfNumber(cell.number);
  const text = plainTimes(cell.text).replace(datedStart, '');
  return clocksAt(text, 0).find(({ end }) => end === text.length)?.minutes;
}

function clockOfNumber(number: number): number | undefined {
  if (number < 0) return undefined;
  if (number > 0 && number < 1) return dayMinutes(number * 1440);
  // A date number with a time on it.
  if (number > 40_000) return Number.isInteger(number) ? undefined : dayMinutes((number % 1) * 1440);
  if (number > 24) {
    const written = String(number).padStart(4, '0');
    return Number.isInteger(number) && written.length === 4 ? clockOfCell({ kind: 'text', text: written }) : undefined;
  }
  const minutes = minutesOfFraction[Math.round((number % 1) * 100)];
  return minutes === undefined ? undefined : dayMinutes(Math.floor(number) * 60 + minutes);
}

function dayMinutes(minutes: number): number | undefined {
  const whole = Math.round(minutes);
  return whole >= 0 && whole <= 1440 ? whole : undefined;
}
