import { createZone } from '@horae/local-time/zone';
import { workingDays } from '@horae/working-time';
import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { employees } from '../../people/people/employees.table';
import { readCountingRules } from './counting-rules';
import { leaveDaysOf } from './leave-days.rules';
import { sheetDays } from './month.rules';
import { readWork } from './read-work';
import { ofScope, readRights, refuseUnless } from './rights.reads';
import { sheetsFrom } from './sheets';

const e = alias(employees, 'e');

/** Returns the days of this span that count as days of leave, as in the sheet, the balance and the declaration. */
export async function readLeaveDays(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { employee, from, to }: { employee: number; from: string; to: string },
): Promise<string[]> {
  const { mayApprove, mayPay, self } = await readRights(db, account, hotel);
  const isOwn = self === employee;
  if (!isOwn) refuseUnless(mayApprove || mayPay || hotel.mayPlan);
  const span = sheetDays(from, to);
  const seen = and(sql`${e.id} = ${employee}`, isOwn ? undefined : ofScope(hotel))!;
  const { rows } = await db.execute<{ jobTitle: string }>(
    sql`select ${e.jobTitle} as "jobTitle" ${sheetsFrom(hotel, span)} and ${seen}`,
  );
  if (!rows[0]) throw notFound('Employee');
  const work = (await readWork(db, hotel, span, [employee])).get(employee)!;
  const { holidays } = (await readCountingRules(db, hotel, span))({ employeeId: employee, ...rows[0] });
  const counted = leaveDaysOf(work, workingDays(work.plans, createZone(hotel.timeZone)), new Set(holidays));
  return [...counted].filter((day) => day >= from && day <= to).toSorted();
}
