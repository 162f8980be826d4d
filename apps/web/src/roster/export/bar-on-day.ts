import { addDays } from '@horae/local-time/local-date';
import type { Shift } from '../model/shift.rules';
import { clockRange } from '../texts/shift-texts';
import { rosterFilesWords } from './roster-files.words';
import type { RosterPicture } from './roster-picture';

type Days = Pick<RosterPicture, 'days' | 'range'>;

/** Whether a shift began before the first day shown and goes on in it. */
export function goesOn({ allDay, start, end }: Shift, date: string, { days, range }: Days): boolean {
  return !allDay && date === range.dates[0] && days.dateOf(start) < date && end > range.start;
}

/** Whether a bar is on a day: the day it begins, any of its days if it lasts whole days, or the first day if it goes on. */
export function isOn(shift: Shift, date: string, picture: Days): boolean {
  const { days } = picture;
  const first = days.dateOf(shift.start);
  if (!shift.allDay) return first === date || goesOn(shift, date, picture);
  return first <= date && date < addDays(days.dateOf(shift.end - 1), 1);
}

/** Returns `22:00–06:00`, or `until 06:00` for what goes on from the night before. */
export function timeOn(shift: Shift, date: string, picture: Days): string {
  const { days } = picture;
  if (goesOn(shift, date, picture)) return rosterFilesWords.say('until', { time: days.clock(shift.end) });
  return clockRange(shift, days);
}
