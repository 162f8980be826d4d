import { and, eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden, notFound } from '#platform/errors';
import { isWithin } from '#platform/hotel-scope';
import { employees } from './employees.table';
import { placedToday } from './people.reads';

/** The telephone of an employee, for whoever leads them today. */
export async function readContact(db: Database, hotel: GrantedHotel, employeeId: number): Promise<{ phone: string }> {
  if (!hotel.mayPlan && !hotel.mayApprove) throw forbidden();
  const placed = await placedToday(db, hotel, employeeId);
  if (!placed || !isWithin(hotel.scope, placed)) throw notFound('Person');
  const [person] = await db
    .select({ phone: employees.phone })
    .from(employees)
    .where(and(eq(employees.companyId, hotel.companyId), eq(employees.id, employeeId)));
  return { phone: person?.phone ?? '' };
}
