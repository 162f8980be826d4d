import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { mediumDay } from '../texts/day-texts';
import { weekdaysText } from '../weekdays/weekday-texts';
import { wishesWords } from './wishes.words';

type Wish = Pick<RosterWish, 'kind' | 'firstDay' | 'lastDay' | 'weekdays' | 'start' | 'end' | 'note'>;

/** `day off`, `14:00–22:00` */
export function wishedText({ kind, start, end }: Wish): string {
  const { say } = wishesWords;
  return kind === 'off' ? say('offText') : say('hoursText', { start: start ?? '', end: end ?? '' });
}

/** `Sat, Dec 12, 2026: day off`, `Mon and Wed, from Dec 1, 2026: 14:00–22:00 · evening school` */
export function wishText(wish: Wish): string {
  const { say } = wishesWords;
  const line = say('line', { when: whenText(wish), what: wishedText(wish) });
  return wish.note === '' ? line : `${line} · ${wish.note}`;
}

function whenText({ firstDay, lastDay, weekdays }: Wish): string {
  const { say } = wishesWords;
  const [first, last] = [mediumDay(firstDay), lastDay === null ? null : mediumDay(lastDay)];
  const when = last === null ? say('from', { first }) : first === last ? first : say('range', { first, last });
  return weekdays.length === 0 ? when : say('weekly', { weekdays: weekdaysText(weekdays), when });
}
