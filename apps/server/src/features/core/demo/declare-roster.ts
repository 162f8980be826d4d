import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import type { HotelClock } from '#platform/hotel-time';
import { type DayFamily, isStretch } from '../../declarations/declarations/declared';
import { toDeclare } from '../../declarations/declarations/planned-days.rules';
import type { RosterRows, ShiftRow } from './roster-rows';
import { type SaidWeek, type Week, writeFreeDays, writeWeeks } from './write-declarations';

/**
 * Adds the declarations behind the declared layer of a roster, one per employee, week and family, and returns the
 * shifts with their declared copies: for the coming week some are still being sent and some were refused.
 */
export async function declareRoster(
  tx: Database,
  companyId: number,
  { shifts, leaves }: RosterRows,
  partTimers: ReadonlySet<number>,
  clock: HotelClock,
  now: number,
): Promise<ShiftRow[]> {
  const weeks = new Map<string, Week>();
  const weekOf = (employeeId: number, kind: DayFamily, day: string): Week => {
    const monday = weekStartOf(day);
    const key = `${employeeId} ${kind} ${monday}`;
    const week = weeks.get(key) ?? { employeeId, kind, monday, days: [], shifts: [] };
    weeks.set(key, week);
    return week;
  };
  const work = shifts.filter(({ status }) => status !== 'cancelled');
  for (const ofDay of groupBy(work, ({ employeeId, start }) => `${employeeId} ${clock.dayOf(start)}`).values()) {
    const { employeeId, start } = ofDay[0]!;
    const day = clock.dayOf(start);
    const planned = ofDay.filter(({ layer }) => layer === 'planned');
    const declared = ofDay.filter(({ layer }) => layer === 'declared');
    const said = toDeclare({
      day,
      shifts: planned,
      leave: null,
      hourlyLeaves: [],
      isLeaveDay: false,
      isFullTime: !partTimers.has(employeeId),
    });
    for (const kind of ['dailySchedule', 'overtime'] as const) {
      const own = declared.filter(({ type }) => (type === 'Overtime') === (kind === 'overtime'));
      const parts = said[kind];
      // A day that was not declared stays undeclared.
      if (!parts || parts.filter(isStretch).length !== own.length) continue;
      const week = weekOf(employeeId, kind, day);
      week.days.push({ day, parts });
      week.shifts.push(...own);
    }
  }
  for (const { employeeId, type, firstDay, lastDay } of leaves) {
    for (const day of datesFrom(firstDay, daysBetween(firstDay, lastDay) + 1)) {
      for (const [kind, parts] of Object.entries(
        toDeclare({
          day,
          shifts: [],
          leave: type,
          hourlyLeaves: [],
          isLeaveDay: type !== 'DayOff',
          isFullTime: !partTimers.has(employeeId),
        }),
      ))
        weekOf(employeeId, kind as DayFamily, day).days.push({ day, parts });
    }
  }
  const comingWeek = addDays(weekStartOf(clock.dayOf(now)), 7);
  const said = [...weeks.values()].map((week) => Object.assign(week, { id: 0, state: stateOf(week, comingWeek) }));
  await writeWeeks(tx, companyId, said, clock, now);
  await writeFreeDays(
    tx,
    companyId,
    said.filter(({ state }) => state === 'accepted'),
  );
  const undeclared = new Set(said.filter(({ state }) => state !== 'accepted').flatMap((week) => week.shifts));
  return shifts.filter((shift) => !undeclared.has(shift));
}

/** Only in the coming week are declarations still open: leave is queued, and some schedules were refused. */
function stateOf({ employeeId, kind, monday }: Week, comingWeek: string): SaidWeek['state'] {
  if (monday !== comingWeek) return 'accepted';
  if (kind === 'leave') return 'queued';
  return kind === 'dailySchedule' && employeeId % 23 === 5 ? 'rejected' : 'accepted';
}
