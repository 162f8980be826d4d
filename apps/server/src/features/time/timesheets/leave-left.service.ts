import { createZone } from '@horae/local-time/zone';
import { workingDays } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { draftsOfPeople } from '../../scheduling/planning/planning.reads';
import { readCountingRules } from './counting-rules';
import { readEntitlement } from './entitlement.reads';
import { leaveDaysOf } from './leave-days.rules';
import { sheetDays, sheetYear } from './month.rules';
import { leaveOn, type PersonWork, readWork } from './read-work';
import { ofScope, readRights, refuseUnless } from './rights.reads';
import { sheetsFrom } from './sheets';
import { withDraftedDays } from './with-drafted-days.rules';

const e = alias(employees, 'e');
const peopleAtOnce = 250;

type Person = { employeeId: number; jobTitle: string };

/** The days of annual leave that people have left in the year of a day, as the balance of each tells them. */
export async function readLeaveLeft(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  day: string,
): Promise<{ employeeId: number; leftDays: number }[]> {
  const { mayApprove, mayPay } = await readRights(db, account, hotel);
  refuseUnless(mayApprove || mayPay);
  const year = sheetYear(Number(day.slice(0, 4)));
  const { rows: people } = await db.execute<Person & Record<string, unknown>>(
    sql`select ${e.id} as "employeeId", ${e.jobTitle} as "jobTitle" ${sheetsFrom(hotel, sheetDays(day, day))} and ${ofScope(hotel)}`,
  );
  const ids = people.map(({ employeeId }) => employeeId);
  const entitledOf = await readEntitlement(db, hotel, ids);
  const rulesOf = await readCountingRules(db, hotel, year);
  const taken = new Map<number, number>();
  for (let at = 0; at < ids.length; at += peopleAtOnce) {
    const some = ids.slice(at, at + peopleAtOnce);
    const works = await readWork(db, hotel, year, some);
    const days = { first: year.firstDay, last: year.lastDay };
    const drafts = hotel.mayPlan ? await draftsOfPeople(db, hotel.companyId, some, days) : [];
    for (const person of people.slice(at, at + peopleAtOnce)) {
      const work = withDraftedDays(works.get(person.employeeId)!, drafts);
      const isOfYear = (one: string) => one >= year.firstDay && one <= year.lastDay;
      taken.set(person.employeeId, takenOf(work, rulesOf(person).holidays, hotel).filter(isOfYear).length);
    }
  }
  return ids.flatMap((employeeId) => {
    const entitled = entitledOf(employeeId, day);
    return entitled === undefined ? [] : [{ employeeId, leftDays: entitled - taken.get(employeeId)! }];
  });
}

function takenOf(work: PersonWork, holidays: readonly string[], { timeZone }: GrantedHotel): string[] {
  if (!work.leaves.some(({ type }) => type === 'AnnualLeave')) return [];
  const counted = leaveDaysOf(work, workingDays(work.plans, createZone(timeZone)), new Set(holidays));
  return [...counted].filter((one) => leaveOn(work, one) === 'AnnualLeave');
}
