import type { DepartmentOrder } from '@horae/contract/scheduling/department-order.contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { forbidden, invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { type DepartmentReach, departmentReach } from '#roster/department-reach';
import { readResources } from '#roster/resources';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { arranged } from './arranged.rules';
import { departmentOrder } from './department-order.table';

/** The orders of the departments that the account plans with others; of their people, those whom it sees. */
export async function listOrders(db: Database, hotel: GrantedHotel): Promise<DepartmentOrder[]> {
  const reach = await departmentReach(db, hotel);
  const rows = await readOrder(db, hotel.companyId);
  const kept = rows.filter(({ departmentId }) => reach.mayKeep(departmentId));
  const seen = await seenOf(db, hotel, kept);
  const orders = new Map<number, number[]>();
  for (const { departmentId, employeeId } of kept) {
    if (!seen(employeeId)) continue;
    const department = reach.latestOf(departmentId);
    orders.set(department, [...(orders.get(department) ?? []), employeeId]);
  }
  return [...orders].map(([departmentId, people]) => ({ departmentId, employees: people }));
}

export async function arrangePeople(
  tx: Database,
  { hotel, accountId }: { hotel: GrantedHotel; accountId: number },
  { departmentId, employees: wanted }: DepartmentOrder,
): Promise<DepartmentOrder> {
  const { companyId } = hotel;
  const reach = await departmentReach(tx, hotel);
  if (!reach.departments.some(({ id }) => id === departmentId))
    throw invalid('departmentId', 'Choose a department in which you plan.');
  if (!reach.mayKeep(departmentId)) throw forbidden();
  if (new Set(wanted).size < wanted.length) throw invalid('employees', 'List each person once.');
  await refuseOthers(tx, hotel, reach, { departmentId, employees: wanted });
  // Two planners who arrange at the same time do so one after the other.
  await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
  const before = await currentOrder(tx, companyId, reach, departmentId);
  const after = arranged(before, wanted);
  if (after.join() !== before.join()) {
    await writeOrder(tx, companyId, reach, { departmentId, employees: after });
    const values = { before: { people: before }, after: { people: after } };
    const about = { companyId, accountId, object: 'department order', objectId: departmentId };
    await recordChange(tx, { ...about, action: 'change', ...values });
    await announce(tx, 'department-order', 'all');
  }
  const seen = await seenOf(
    tx,
    hotel,
    after.map((employeeId) => ({ employeeId })),
  );
  return { departmentId, employees: after.filter(seen) };
}

const readOrder = (db: Database, companyId: number) =>
  db
    .select({ departmentId: departmentOrder.departmentId, employeeId: departmentOrder.employeeId })
    .from(departmentOrder)
    .where(eq(departmentOrder.companyId, companyId))
    .orderBy(asc(departmentOrder.departmentId), asc(departmentOrder.place), asc(departmentOrder.employeeId));

/** Whether the account sees a person; asks nothing for those who see the whole hotel. */
async function seenOf(
  db: Database,
  hotel: GrantedHotel,
  people: readonly { employeeId: number }[],
): Promise<(employeeId: number) => boolean> {
  if (hotel.scope.kind === 'hotel' || people.length === 0) return () => true;
  const today = hotelClock(hotel.timeZone).today();
  const ids = people.map(({ employeeId }) => employeeId);
  const seen = await readResources(db, hotel, { employees: ids }, { first: today, last: today });
  const known = new Set(seen.map(({ employeeId }) => employeeId));
  return (id) => known.has(id);
}

/** Refuses people of other departments, and those whom the account does not see. */
async function refuseOthers(
  tx: Database,
  hotel: GrantedHotel,
  { latestOf }: DepartmentReach,
  { departmentId, employees: wanted }: DepartmentOrder,
): Promise<void> {
  const today = hotelClock(hotel.timeZone).today();
  // A plan of later days shows who begins until then, and one of earlier days who left.
  const found = await readResources(tx, hotel, { employees: wanted }, { first: '2000-01-01', last: '2100-12-31' });
  const now = await readResources(tx, hotel, { employees: wanted }, { first: today, last: today });
  const theirs = new Set(
    [...found, ...now]
      .filter(({ building_Id }) => latestOf(building_Id) === departmentId)
      .map(({ employeeId }) => employeeId),
  );
  if (!wanted.every((id) => theirs.has(id)))
    throw invalid('employees', 'List only people of the department that you plan for.');
}

/** The order without those who left the department. */
async function currentOrder(
  tx: Database,
  companyId: number,
  reach: DepartmentReach,
  departmentId: number,
): Promise<number[]> {
  const rows = (await readOrder(tx, companyId)).filter((row) => reach.latestOf(row.departmentId) === departmentId);
  const ids = rows.map(({ employeeId }) => employeeId);
  if (ids.length === 0) return [];
  const people = await tx
    .select({ id: employees.id, departmentId: employees.departmentId })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)));
  const stay = new Set(people.filter((one) => reach.latestOf(one.departmentId) === departmentId).map(({ id }) => id));
  return ids.filter((id) => stay.has(id));
}

async function writeOrder(
  tx: Database,
  companyId: number,
  reach: DepartmentReach,
  { departmentId, employees: people }: DepartmentOrder,
): Promise<void> {
  const formerly = reach.departments.find(({ id }) => id === departmentId)?.formerly ?? [];
  const ofDepartment = inArray(departmentOrder.departmentId, [departmentId, ...formerly]);
  await tx.delete(departmentOrder).where(and(eq(departmentOrder.companyId, companyId), ofDepartment));
  await tx
    .insert(departmentOrder)
    .values(people.map((employeeId, place) => ({ companyId, departmentId, employeeId, place })));
}
