import { type SQL, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import { auditEntries } from '#platform/audit.table';
import { type Database, inTransaction } from '#platform/database';
import { clockRecords } from '../clock/clock.table';
import { rosterFeeds } from '../roster-feeds/roster-feeds.table';
import { accountHotels, accounts } from '../session/session.table';
import { leaves, shifts } from '../shifts/shifts.table';
import { type PeopleDesk, readNumbers } from './desk';
import { readPerson } from './person';

/** Everything that is stored about somebody, for them to take along (GDPR, article 15 and 20). */
export function readPersonFile(db: Database, desk: PeopleDesk, id: number): Promise<Record<string, unknown>> {
  const { hotel, accountId } = desk;
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    const person = await readPerson(tx, desk, id);
    const numbers = await readNumbers(tx, desk, id);
    const rowsOf = async (columns: SQL, table: SQL, order: SQL) => {
      const { rows } = await tx.execute(
        sql`select ${columns} from ${table} where company_id = ${companyId} and employee_id = ${id} order by ${order}`,
      );
      return rows;
    };
    const startOrder = sql`starts_at, id`;
    const file = {
      hotel: { companyId, name: hotel.name, timeZone: hotel.timeZone },
      person: { ...person, ...numbers },
      shifts: await rowsOf(
        sql`id, layer, type, starts_at as start, ends_at as end, break_minutes as "breakMinutes", status, notes`,
        sql`${shifts}`,
        startOrder,
      ),
      leaves: await rowsOf(
        sql`id, type, first_day as "firstDay", last_day as "lastDay", status, notes`,
        sql`${leaves}`,
        sql`first_day, id`,
      ),
      clockRecords: await rowsOf(
        sql`id, shift_id as "shiftId", clocked_in_at as "clockedIn", clocked_out_at as "clockedOut"`,
        sql`${clockRecords}`,
        sql`clocked_in_at, id`,
      ),
      calendarFeeds: await rowsOf(
        sql`created_at as "madeAt", last_read_at as "lastReadAt", revoked_at as "revokedAt"`,
        sql`${rosterFeeds}`,
        sql`id`,
      ),
      accounts: await rowsOf(
        sql`scope, may_clock as "mayClock", may_approve as "mayApprove", may_plan as "mayPlan", may_payroll as "mayPayroll",
          (select json_build_object('email', a.email, 'fullName', a.full_name, 'madeAt', a.created_at, 'lastLoginAt', a.last_login_at)
            from ${accounts} a where a.id = account_id) as account`,
        sql`${accountHotels}`,
        sql`account_id`,
      ),
      audit: await rowsOf(
        sql`at, account_id as "byAccount", object, deed, before, after`,
        sql`${auditEntries}`,
        sql`id`,
      ),
    };
    const who = { companyId, accountId, objectId: id, employeeId: id };
    await recordChange(tx, { ...who, object: 'employee', deed: 'export' });
    return file;
  });
}
