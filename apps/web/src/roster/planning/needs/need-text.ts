import type { StaffingNeed } from '@horae/contract/scheduling/staffing-need-rows';
import { shortDay } from '../../texts/day-texts';
import { weekdaysText } from '../../weekdays/weekday-texts';
import type { NeedsSay } from './staffing-needs.words';

export const timesOf = ({ start, end }: Pick<StaffingNeed, 'start' | 'end'>): string => `${start}–${end}`;

/** `Housekeeping, with First aid, Mon–Fri 07:00–15:00` */
export function needText(need: StaffingNeed, department: string, say: NeedsSay): string {
  const { jobTitle, skill, weekdays, day, people } = need;
  return say('need', {
    place: [department, jobTitle, skill && say('withSkill', { skill })].filter(Boolean).join(', '),
    days: day === null ? weekdaysText(weekdays) : shortDay(day),
    times: people === 0 ? say('nobody') : timesOf(need),
  });
}
