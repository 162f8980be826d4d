import { daysBetween } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import type { HotelClock } from '#platform/hotel-time';
import { type DeclaredDay, type DeclaredPart, isStretch, saysSame } from './declared';

/** The parts of a weekly schedule on a day: the local hours of the same weekday. */
export function partsOn(week: readonly DeclaredDay[], day: string, clock: HotelClock): DeclaredPart[] {
  const like = week.find((one) => weekdayOf(one.day) === weekdayOf(day));
  if (!like) return [];
  const moved = (second: number) => clock.at(day, wallMinutes(second, like.day, clock));
  return like.parts.map((part) =>
    isStretch(part) ? Object.assign({}, part, { start: moved(part.start), end: moved(part.end) }) : part,
  );
}

/** Local minutes since the midnight at the start of a day. */
function wallMinutes(second: number, day: string, clock: HotelClock): number {
  const text = clock.format(second);
  return daysBetween(day, text.slice(0, 10)) * 1440 + Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
}

/** A day with what its schedule would declare, and whether that still has to be declared. */
export interface ScheduleDay {
  day: string;
  /** Undefined on a day of leave. */
  parts: DeclaredPart[] | undefined;
  isMissing: boolean;
  /** A declaration of the date itself counts, whatever the week says. */
  hasOwnDate: boolean;
}

const mostThatDiffer = 3;

/**
 * Returns the first whole week that is worth a weekly schedule: it starts today or later, has work and no leave, and
 * most of its days still have to be declared. A week without work has simply not been planned yet.
 */
export function weekToDeclare(days: readonly ScheduleDay[], today: string): DeclaredDay[] | undefined {
  const begins = days.findIndex((first, at) => {
    const week = days.slice(at, at + 7);
    return (
      first.day >= today &&
      weekdayOf(first.day) === 1 &&
      week.length === 7 &&
      daysBetween(first.day, week[6]!.day) === 6 &&
      week.every(({ parts }) => parts) &&
      week.some(({ parts }) => parts!.some(isStretch)) &&
      week.filter(({ isMissing, hasOwnDate }) => isMissing && !hasOwnDate).length > mostThatDiffer
    );
  });
  return begins < 0 ? undefined : days.slice(begins, begins + 7).map(({ day, parts }) => ({ day, parts: parts! }));
}

/** The days that still have to be declared by date once the week counts. */
export function besideWeek(
  days: readonly ScheduleDay[],
  week: readonly DeclaredDay[],
  clock: HotelClock,
): DeclaredDay[] {
  const monday = week[0]!.day;
  return days.flatMap(({ day, parts, isMissing, hasOwnDate }) => {
    const isSaid = day < monday || hasOwnDate ? !isMissing : !parts || saysSame(parts, partsOn(week, day, clock));
    return isSaid || !parts ? [] : [{ day, parts }];
  });
}
