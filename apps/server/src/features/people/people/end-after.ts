import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { endPlanAfter } from '../../scheduling/shifts/shifts.commands';
import { loans } from './loans.table';
import type { PeopleContext } from './people-context';

interface Ended {
  cancelledShifts?: number[];
  /** The first days of the loans that were removed or shortened. */
  endedLoans?: string[];
}

/** Cancels what is planned after the last day of an employment, and ends its loans with it; for the history. */
export async function endAfter(tx: Database, { hotel }: PeopleContext, employeeId: number, lastDay: string) {
  const { companyId, timeZone } = hotel;
  const ids = await endPlanAfter(tx, { companyId, timeZone, employeeId }, lastDay);
  const ofPerson = and(eq(loans.companyId, companyId), eq(loans.employeeId, employeeId));
  const gone = await tx
    .delete(loans)
    .where(and(ofPerson, gt(loans.firstDay, lastDay)))
    .returning();
  const shortened = await tx
    .update(loans)
    .set({ lastDay })
    .where(and(ofPerson, lte(loans.firstDay, lastDay), gt(loans.lastDay, lastDay)))
    .returning();
  const days = [...shortened, ...gone].map(({ firstDay }) => firstDay).toSorted();
  const ended: Ended = {
    ...(ids.length > 0 && { cancelledShifts: ids }),
    ...(days.length > 0 && { endedLoans: days }),
  };
  return ended;
}

/** Counts the loans that would be removed or shortened. */
export const countLoansAfter = (db: Database, { hotel }: PeopleContext, employeeId: number, lastDay: string) =>
  db.$count(
    loans,
    and(eq(loans.companyId, hotel.companyId), eq(loans.employeeId, employeeId), gt(loans.lastDay, lastDay)),
  );
