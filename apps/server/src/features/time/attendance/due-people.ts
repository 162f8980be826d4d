import type { Database } from '#platform/database';
import { type Due, takeDue } from '#platform/due/take-due';

/** Somebody whose attendance must be worked out anew, around these instants (epoch milliseconds). */
export interface DuePerson extends Due {
  employeeId: number;
}

/** Takes whose attendance is due in a hotel; the ledger names people one by one. */
export async function takeDuePeople(tx: Database, companyId: number): Promise<DuePerson[]> {
  const due = await takeDue(tx, 'attendance', companyId);
  return due.filter((one): one is DuePerson => one.employeeId !== null);
}
