import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import { instantText } from '@horae/local-time/instant-text';
import { addDays, datesFrom, daysBetween, minute, wallTime } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import type { Zone } from '@horae/local-time/zone';
import { kindOf, type StoredNeed } from './staffing-need.rules';

type Line = NeedDays['lines'][number];
type ResolvedDay = Line['days'][number];

/** A line of needs: those of one department for one job title, with one skill, or for anybody. */
export type NeedLine = Pick<Line, 'departmentId' | 'jobTitle' | 'skill' | 'days'>;

/**
 * What is needed on each day, by the needs that begin on it. Wall times that a clock change skips are not worked, and
 * those that it repeats are worked twice. The evening before the first day is included as far as it reaches into it.
 */
export function resolveNeeds(
  needs: readonly StoredNeed[],
  { first, last }: { first: string; last: string },
  zone: Zone,
): NeedLine[] {
  const before = addDays(first, -1);
  const dates = datesFrom(before, daysBetween(before, last) + 1);
  const begin = zone.startOf(first);
  return linesOf(needs).flatMap((ofLine) => {
    const days = dates
      .map((date) => resolvedDay(neededOn(ofLine, date), date, begin, zone))
      .filter(({ pieces }) => pieces.length > 0);
    const { departmentId, jobTitle, skill } = ofLine[0]!;
    return days.length === 0 ? [] : [{ departmentId, jobTitle, skill, days }];
  });
}

function linesOf(needs: readonly StoredNeed[]): StoredNeed[][] {
  const lines = new Map<string, StoredNeed[]>();
  for (const need of needs) {
    const key = `${need.departmentId} ${kindOf(need)}`;
    lines.set(key, [...(lines.get(key) ?? []), need]);
  }
  return [...lines.values()];
}

/** Needs of a single day replace those of its weekday. */
function neededOn(needs: readonly StoredNeed[], date: string): StoredNeed[] {
  const valid = needs.filter(({ firstDay, lastDay }) => firstDay <= date && (lastDay === null || date <= lastDay));
  const single = valid.filter(({ weekdays }) => weekdays === null);
  if (single.length > 0) return single;
  const weekday = weekdayOf(date);
  return valid.filter(({ weekdays }) => weekdays?.includes(weekday));
}

/** Adds up the needs of a day: pieces of time, each with the same number of people throughout. */
function resolvedDay(needs: readonly StoredNeed[], day: string, from: number, zone: Zone): ResolvedDay {
  const steps = new Map<number, number>();
  const step = (instant: number, by: number) => steps.set(instant, (steps.get(instant) ?? 0) + by);
  for (const { startMinute, endMinute, people } of needs) {
    const end = zone.instantAt(wallTime(day, endMinute));
    const start = Math.max(from, zone.instantAt(wallTime(day, startMinute)));
    if (end <= start) continue;
    step(start, people);
    step(end, -people);
  }
  const instants = [...steps.keys()].filter((instant) => steps.get(instant) !== 0).sort((a, b) => a - b);
  const pieces: ResolvedDay['pieces'] = [];
  let people = 0;
  let minutes = 0;
  for (const [at, start] of instants.entries()) {
    people += steps.get(start)!;
    const end = instants[at + 1];
    if (people === 0 || end === undefined) continue;
    minutes += (people * (end - start)) / minute;
    pieces.push({ start: instantText(start, zone), end: instantText(end, zone), people });
  }
  return { day, minutes, pieces };
}
