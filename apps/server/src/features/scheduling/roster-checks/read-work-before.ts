import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { shareDays, sundaysAndNights, type WorkBefore, workingDays } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { shifts } from '../shifts/shifts.table';
import type { WorkInOtherHotels } from './read-other-hotels';

const s = alias(shifts, 's');

interface Before {
  days: { first: string };
  before: string;
  /** Their work in other hotels, as far back. */
  othersOf: WorkInOtherHotels;
}

interface Worked extends Record<string, unknown> {
  employeeId: number;
  from: number;
  to: number;
  isOvertime: boolean;
}

/**
 * Reads on which Sundays and nights these employees work by the published plan, before a day and as far as a fair share
 * of `days` reaches back.
 */
export async function readWorkBefore(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  { days, before, othersOf }: Before,
  employeeIds: number[],
): Promise<(employeeId: number) => WorkBefore | undefined> {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const { rows } = await db.execute<Worked>(sql`
    select ${s.employeeId} as "employeeId", date_part('epoch', ${s.startsAt}) * 1000 as from, date_part('epoch', ${s.endsAt}) * 1000 as to,
      ${s.type} = 'Overtime' as "isOvertime"
    from ${shifts} ${s}
    where ${s.companyId} = ${companyId} and ${s.employeeId} = any(${sql.param(employeeIds)}::int[]) and ${s.layer} = 'planned'
      and ${s.type}::text = any(${sql.param([...hourTypes])}::text[]) and ${s.status} not in ('cancelled', 'absent')
      and ${s.startsAt} >= ${startOf(addDays(days.first, -shareDays))} and ${s.startsAt} < ${startOf(before)}
    order by ${s.startsAt}`);
  const zone = createZone(timeZone);
  const workOf = groupBy(rows, ({ employeeId }) => employeeId);
  return (employeeId) => {
    const others = othersOf(employeeId).filter(({ from }) => from < zone.startOf(before));
    const own = [...(workOf.get(employeeId) ?? []), ...others];
    const dayOf = workingDays(own, zone);
    return sundaysAndNights(
      own.map((shift) => Object.assign(shift, { day: dayOf.get(shift)! })),
      zone,
    );
  };
}
