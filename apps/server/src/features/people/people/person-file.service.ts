import { type SQL, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import { auditEntries } from '#platform/audit.table';
import { type Database, inTransaction } from '#platform/database';
import { accountHotels, accounts } from '../../core/session/session.table';
import { declarations } from '../../declarations/declarations/declarations.table';
import { rosterFeeds } from '../../scheduling/roster-feeds/roster-feeds.table';
import { leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { attendanceFindings } from '../../time/attendance/attendance.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { correctionRequests } from '../../time/correction-requests/correction-requests.table';
import { punches } from '../../time/punches/punches.table';
import { timesheets } from '../../time/timesheets/timesheets.table';
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
      punches: await rowsOf(
        sql`id, at, zone, direction, source, reference_date as "referenceDate", replaces, is_void as "isVoid", reason,
          author_id as "byAccount", recorded_at as "recordedAt"`,
        sql`${punches}`,
        sql`at, id`,
      ),
      findings: await rowsOf(
        sql`kind, day, severity, state, evidence, proposal, note, found_at as "foundAt", resolved_at as "resolvedAt"`,
        sql`${attendanceFindings}`,
        sql`day, id`,
      ),
      correctionRequests: await rowsOf(
        sql`id, day, punches, reason, state, asked_at as "askedAt", decided_at as "decidedAt", answer`,
        sql`${correctionRequests}`,
        sql`day, id`,
      ),
      timesheets: await rowsOf(
        sql`id, first_day as "firstDay", last_day as "lastDay", state, confirmed_at as "confirmedAt", approved_at as "approvedAt",
          locked_at as "lockedAt", (select json_agg(json_build_object('day', l.day, 'code', l.code, 'seconds', l.seconds, 'days', l.days) order by l.day, l.code)
            from timesheet_lines l where l.company_id = ${companyId} and l.timesheet_id = id) as lines`,
        sql`${timesheets}`,
        sql`first_day`,
      ),
      declarations: await rowsOf(
        sql`id, kind, first_day as "firstDay", last_day as "lastDay", days, fact, state, protocol, submitted_at as "submittedAt"`,
        sql`${declarations}`,
        sql`id`,
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
