import { compensatoryCode } from './compensation';
import { leaveCodes } from './leave-kinds';
import { type WorkedType, workedTypes } from './staff-timeline.contract';

/** Minutes after 00:00 of the day; an end after 1440 is on the next day. */
export interface Hours {
  from: number;
  to: number;
}

/** What a code of a roster may stand for: work at certain hours, or a day away. */
export type CodeMeaning = { hours: Hours[]; type: WorkedType | null } | { away: string };

const day = 1440;
const mostHours = 3;

/** Reads `7-15`, `07:00–15:00`, `8.30-16.30` or `7-11/18-22`, with the type of the shift after it if it has one; null for anything else. */
export function readCodeMeaning(text: string): CodeMeaning | null {
  const away = [...leaveCodes, 'DayOff', compensatoryCode].find((code) => code === text);
  if (away) return { away };
  const [, times = '', last] = /^(.*?)(?:\s+([A-Za-z]+))?$/.exec(text.trim()) ?? [];
  const type = workedTypes.find((one) => one === last) ?? null;
  const hours = readHours(last && !type ? text : times);
  return hours && { hours, type };
}

/** Reads the hours of a day, up to three times of work; null if they are not clear, overlap or are longer than 24 hours. */
export function readHours(text: string): Hours[] | null {
  const hours: Hours[] = [];
  for (const part of text.split(/\s*[/,&]\s*/)) {
    const [, from, fromMinutes, to, toMinutes] =
      /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/.exec(part.trim()) ?? [];
    const start = minutesOf(from, fromMinutes);
    const end = minutesOf(to, toMinutes);
    if (start === null || end === null || start === day || start === end) return null;
    const span = { from: start, to: end > start ? end : end + day };
    if (span.from < (hours.at(-1)?.to ?? 0)) return null;
    hours.push(span);
  }
  return hours.length > 0 && hours.length <= mostHours ? hours : null;
}

/** `07:00-11:00/18:00-22:00` */
export const hoursText = (hours: readonly Hours[]): string =>
  hours.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join('/');

const clock = (minutes: number) => {
  const wall = minutes > day ? minutes - day : minutes;
  return `${String(Math.floor(wall / 60)).padStart(2, '0')}:${String(wall % 60).padStart(2, '0')}`;
};

function minutesOf(hours: string | undefined, minutes = '0'): number | null {
  if (hours === undefined) return null;
  const all = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && all <= day ? all : null;
}
