import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import type { SpecialCase } from '../../people/people/special-rules.reads';
import type { PackOn } from '../agreements/agreements.reads';
import { readUndeclaredOvertime, type UndeclaredOvertime, weeksAround } from '../timesheets/undeclared-overtime.reads';
import { clockRecords } from './clock-records.table';
import { type Evidence, type FoundDifference, noTimes } from './find-differences';
import type { LookedAt } from './write-findings';

const r = alias(clockRecords, 'r');

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** The weeks in which a changed day may change the overtime of other days, from when the hotel compares. */
export const overtimeLookedAt = (lookedAt: readonly LookedAt[], since: string): LookedAt[] =>
  lookedAt.map(({ employeeId, firstDay, lastDay }) => {
    const { first, last } = weeksAround(firstDay, lastDay);
    return { employeeId, firstDay: first < since ? since : first, lastDay: last };
  });

/** The findings about overtime that was not declared, minute by minute as the time sheets have it. */
export async function overtimeFindings(
  tx: Database,
  hotel: Hotel,
  people: readonly (LookedAt & { packOn: PackOn; special: SpecialCase })[],
  since: string,
  clock: HotelClock,
): Promise<FoundDifference[]> {
  const counted = await readUndeclaredOvertime(tx, hotel, people);
  // Less than half a minute would be shown as none.
  const found = counted.filter(({ day, minutes }) => day >= since && Math.round(minutes) > 0);
  const clocked = await readClocked(tx, hotel, found, clock);
  const spans = (list: UndeclaredOvertime['planned']) =>
    list.map(({ from, to }) => ({ from: clock.format(from / 1000), to: clock.format(to / 1000) }));
  return found.map(({ employeeId, day, minutes, limit, planned, declared }) => ({
    employeeId,
    kind: 'overtimeNotDeclared' as const,
    day,
    subject: `day ${day}`,
    shift: null,
    measured: minutes,
    limit,
    proposal: null,
    evidence: {
      ...noTimes,
      measured: Math.round(minutes),
      limit,
      planned: spans(planned),
      declared: spans(declared),
      clocked: clocked.get(`${employeeId} ${day}`) ?? [],
    },
  }));
}

type Clocked = Evidence['clocked'][number];

async function readClocked(
  tx: Database,
  { companyId }: Hotel,
  found: readonly UndeclaredOvertime[],
  clock: HotelClock,
): Promise<Map<string, Clocked[]>> {
  const byDay = new Map<string, Clocked[]>();
  if (found.length === 0) return byDay;
  const { rows } = await tx.execute<{
    employee: number;
    day: string;
    from: number;
    to: number | null;
    came: number;
    went: number | null;
  }>(sql`
    select ${r.employeeId} as employee, ${r.referenceDate}::text as day, date_part('epoch', ${r.clockedInAt}) as "from",
      date_part('epoch', ${r.clockedOutAt}) as "to", ${r.inPunchId} as came, ${r.outPunchId} as went
    from unnest(${sql.param(found.map(({ employeeId }) => employeeId))}::int[], ${sql.param(found.map(({ day }) => day))}::date[]) as wanted (employee, day)
    join ${clockRecords} ${r} on ${r.companyId} = ${companyId} and ${r.employeeId} = wanted.employee and ${r.referenceDate} = wanted.day
    order by ${r.clockedInAt}, ${r.id}`);
  for (const { employee, day, from, to, came, went } of rows) {
    const key = `${employee} ${day}`;
    const session: Clocked = {
      from: clock.format(Math.floor(from)),
      to: to === null ? null : clock.format(Math.floor(to)),
      inPunch: came,
      outPunch: went,
    };
    byDay.set(key, [...(byDay.get(key) ?? []), session]);
  }
  return byDay;
}
