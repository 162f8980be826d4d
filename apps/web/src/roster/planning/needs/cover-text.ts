import type { LocalDays } from '../../model/local-days.rules';
import { shortDay, weekdayText } from '../../texts/day-texts';
import type { CoverLine, Gap } from '../model/cover-lines.rules';
import type { coverWords } from './cover-strip.words';

type Say = typeof coverWords.say;

/** `Housekeeping, Supervisor, with First aid` */
export function placeText(line: Pick<CoverLine, 'department' | 'jobTitle' | 'skill'>, say: Say): string {
  const { department, jobTitle, skill } = line;
  const place = jobTitle === null ? department : say('place', { department, jobTitle });
  return skill === null ? place : say('skilled', { place, skill });
}

/** What a line is called below that of its department: `Supervisor, with First aid`. */
export function lineText({ department, jobTitle, skill }: Parameters<typeof placeText>[0], say: Say): string {
  if (skill === null) return jobTitle ?? department;
  return jobTitle === null ? skill : say('skilled', { place: jobTitle, skill });
}

export const gapTimes = ({ start, end }: Pick<Gap, 'start' | 'end'>, days: LocalDays): string =>
  `${days.clock(start)}–${days.clock(end)}`;

/** `Housekeeping, Wed 14:00–18:00: 2 of 3`; with the date where the days on screen are more than a week. */
export function gapText(
  line: CoverLine,
  gap: Gap,
  { days, count }: { days: LocalDays; count: number },
  say: Say,
): string {
  const date = days.dateOf(gap.start);
  const { planned, needed } = gap;
  const day = count > 7 ? shortDay(date) : weekdayText(date);
  return say('gap', { place: placeText(line, say), day, times: gapTimes(gap, days), planned, needed });
}
