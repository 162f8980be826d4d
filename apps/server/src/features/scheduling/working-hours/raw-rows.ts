import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { employeeContracts } from '#features/people/people/employees.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import type { TestApp } from '#test/start-test-app';
import { shifts } from '../shifts/shifts.table';
import type { RawClock, RawContract, RawShift } from './plain-sums';

const milliseconds = (moment: PgColumn) => sql<number>`extract(epoch from ${moment})::float8 * 1000`;

/** What the plain sums of a hotel are worked out from. */
export async function readRawRows(
  { database: { db } }: TestApp,
  hotel: number,
): Promise<{ shifts: RawShift[]; clocks: RawClock[]; contracts: RawContract[] }> {
  return {
    shifts: await db
      .select({
        id: shifts.id,
        employee: shifts.employeeId,
        layer: shifts.layer,
        type: shifts.type,
        status: shifts.status,
        breakMinutes: shifts.breakMinutes,
        start: milliseconds(shifts.startsAt),
        end: milliseconds(shifts.endsAt),
      })
      .from(shifts)
      .where(eq(shifts.companyId, hotel)),
    clocks: await db
      .select({
        employee: clockRecords.employeeId,
        shift: clockRecords.shiftId,
        in: milliseconds(clockRecords.clockedInAt),
        out: sql<number | null>`${milliseconds(clockRecords.clockedOutAt)}`,
      })
      .from(clockRecords)
      .where(eq(clockRecords.companyId, hotel)),
    contracts: await db
      .select({
        employee: employeeContracts.employeeId,
        fromDay: employeeContracts.fromDay,
        isInside: employeeContracts.isBreakInsideHours,
      })
      .from(employeeContracts)
      .where(eq(employeeContracts.companyId, hotel)),
  };
}
