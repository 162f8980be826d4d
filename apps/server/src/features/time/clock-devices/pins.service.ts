import type { PinRow, PinSlip } from '@horae/contract/time/clock-device-rows';
import type { PinQuery } from '@horae/contract/time/clock-devices.contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { invalid } from '#platform/errors';
import { holdsText, pageOf } from '#platform/list';
import { hashPassword } from '#platform/secret-hash';
import { departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { setPin } from './clock-devices.commands';
import type { DevicesContext } from './clock-devices.service';
import { employeePins } from './clock-devices.table';
import { newPin } from './new-pin';

/** Lists the current employees by name, each with whether they have a PIN. */
export async function listPins(
  db: Database,
  { hotel: { companyId, timeZone } }: DevicesContext,
  query: PinQuery,
): Promise<{ total: number; people: PinRow[] }> {
  const rows = await db
    .select({
      employeeId: employees.id,
      code: employees.code,
      name: employees.name,
      department: departments.name,
      setAt: employeePins.setAt,
      lockedUntil: employeePins.lockedUntil,
    })
    .from(employees)
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .leftJoin(
      employeePins,
      and(eq(employeePins.companyId, employees.companyId), eq(employeePins.employeeId, employees.id)),
    )
    .where(
      and(
        eq(employees.companyId, companyId),
        sql`${employees.erasedAt} is null`,
        sql`(${employees.lastDay} is null or ${employees.lastDay} >= (now() at time zone ${timeZone})::date)`,
      ),
    )
    .orderBy(employees.nameOrder, employees.id);
  const now = Date.now();
  const people = rows
    .map(({ setAt, lockedUntil, ...person }) =>
      Object.assign(person, {
        setAt: setAt?.toISOString() ?? null,
        lockedUntil: lockedUntil && lockedUntil.getTime() > now ? lockedUntil.toISOString() : null,
      }),
    )
    .filter(({ setAt, lockedUntil }) => {
      if (query.has === 'pin') return setAt !== null;
      if (query.has === 'none') return setAt === null;
      return query.has !== 'locked' || lockedUntil !== null;
    })
    .filter(({ code, name, department }) => holdsText(query.q, [code, name, department]));
  return { total: people.length, people: pageOf(people, query) };
}

/** Makes new PINs, to be handed over once, and lifts lockouts. */
export async function makePins(db: Database, context: DevicesContext, employeeIds: number[]): Promise<PinSlip[]> {
  const { companyId } = context.hotel;
  const people = await peopleOf(db, companyId, employeeIds);
  const slips = people.map((person) => Object.assign(person, { pin: newPin(person.code) }));
  const hashes = await Promise.all(slips.map(({ pin }) => hashPassword(pin)));
  await inTransaction(db, async (tx) => {
    for (const [at, { employeeId }] of slips.entries()) {
      await setPin(tx, { companyId, employeeId, accountId: context.accountId, pinHash: hashes[at]! });
    }
    await announce(tx, 'clock-devices', 'admins');
  });
  return slips;
}

export function removePins(db: Database, context: DevicesContext, employeeIds: number[]): Promise<void> {
  const { companyId } = context.hotel;
  return inTransaction(db, async (tx) => {
    await peopleOf(tx, companyId, employeeIds);
    const gone = await tx
      .delete(employeePins)
      .where(and(eq(employeePins.companyId, companyId), inArray(employeePins.employeeId, employeeIds)))
      .returning({ employeeId: employeePins.employeeId });
    for (const { employeeId } of gone) await recordRemoval(tx, context, employeeId);
    await announce(tx, 'clock-devices', 'admins');
  });
}

async function peopleOf(db: Database, companyId: number, ids: number[]) {
  const people = await db
    .select({ employeeId: employees.id, code: employees.code, name: employees.name })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)))
    .orderBy(employees.nameOrder);
  const missing = ids.findIndex((id) => !people.some(({ employeeId }) => employeeId === id));
  if (missing >= 0) throw invalid(`employeeIds.${missing}`, 'This person was not found at this hotel.');
  return people;
}

function recordRemoval(tx: Database, { hotel, accountId }: DevicesContext, employeeId: number) {
  return recordChange(tx, {
    companyId: hotel.companyId,
    accountId,
    object: 'kiosk number',
    objectId: employeeId,
    employeeId,
    action: 'remove',
  });
}
