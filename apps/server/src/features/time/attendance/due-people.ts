import type { Database } from '#platform/database';
import { type Due, type DueShare, takeDue } from '#platform/due/take-due';
import { lockRoster } from '../../core/live/live.commands';

/** An employee whose attendance must be settled again around these instants (epoch milliseconds). */
export interface DuePerson extends Due {
  employeeId: number;
}

/** Takes the employees of a hotel whose attendance is due; the ledger always names them individually. */
export async function takeDuePeople(tx: Database, companyId: number, share: DueShare): Promise<DuePerson[]> {
  // A shift that is saved has changed the roster before it comes here, and a punch changes it afterwards.
  await lockRoster(tx, companyId);
  const due = await takeDue(tx, 'attendance', companyId, share);
  return due.filter((one): one is DuePerson => one.employeeId !== null);
}
