import type { SetUpState } from '@horae/contract/people/set-up.contract';
import { and, eq, gt, isNotNull, isNull, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accountHotels } from '../../core/session/session.table';
import { erganiSettings } from '../../declarations/declarations/declarations.table';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockDevices } from '../../time/clock-devices/clock-devices.table';
import { companies, departments, organisationUnits } from '../organisation/organisation.table';
import { isOverOn } from '../people/employed-on.reads';
import { employees } from '../people/employees.table';

/** Set-up stores no state of its own: what exists in a hotel shows how far it has come. */
export async function readSetUp(db: Database, companyId: number): Promise<SetUpState> {
  const [[hotel], [ergani], units, places, people, granted, planned, left] = await Promise.all([
    db.select({ from: companies.attendanceFrom }).from(companies).where(eq(companies.companyId, companyId)),
    db
      .select({ target: erganiSettings.target })
      .from(erganiSettings)
      .where(and(eq(erganiSettings.companyId, companyId), gt(erganiSettings.version, 1))),
    db.$count(organisationUnits, and(eq(organisationUnits.companyId, companyId), isNull(organisationUnits.closedFrom))),
    db.$count(departments, and(eq(departments.companyId, companyId), isNull(departments.closedFrom))),
    db.$count(employees, eq(employees.companyId, companyId)),
    db.$count(accountHotels, eq(accountHotels.companyId, companyId)),
    db.$count(db.select({ id: shifts.id }).from(shifts).where(eq(shifts.companyId, companyId)).limit(1000).as('found')),
    readLeft(db, companyId),
  ]);
  return {
    organisationUnits: units,
    departments: places,
    people,
    accounts: granted,
    shifts: planned,
    comparedFrom: hotel?.from ?? null,
    declaresTo: ergani?.target ?? null,
    ...left,
  };
}

/** What may still be missing once people can come in. */
async function readLeft(
  db: Database,
  companyId: number,
): Promise<Pick<SetUpState, 'withoutAccount' | 'namesToConfirm' | 'clocks'>> {
  const today = sql`(select (now() at time zone ${companies.timeZone})::date from ${companies} where ${companies.companyId} = ${companyId})`;
  const ofHotel = and(eq(employees.companyId, companyId), isNull(employees.erasedAt), not(isOverOn(employees, today)));
  const accountOf = db
    .select({ accountId: accountHotels.accountId })
    .from(accountHotels)
    .where(and(eq(accountHotels.companyId, employees.companyId), eq(accountHotels.employeeId, employees.id)));
  const peopleWith = (more: SQL) => db.$count(employees, and(ofHotel, more));
  const inUse = sql`(${clockDevices.kind} = 'terminal' or ${isNotNull(clockDevices.pairedAt)})`;
  const [withoutAccount, namesToConfirm, clocks] = await Promise.all([
    peopleWith(notExists(accountOf)),
    peopleWith(eq(employees.isNameConfirmed, false)),
    db.$count(clockDevices, and(eq(clockDevices.companyId, companyId), isNull(clockDevices.revokedAt), inUse)),
  ]);
  return { withoutAccount, namesToConfirm, clocks };
}
