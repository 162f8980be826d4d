import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { recordChange } from '#platform/audit';
import { auditEntries } from '#platform/audit.table';
import { type Database, inTransaction } from '#platform/database';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accountHotels, accounts } from '../../core/session/session.table';
import { declarations } from '../../declarations/declarations/declarations.table';
import { rosterFeeds } from '../../scheduling/roster-feeds/roster-feeds.table';
import { hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { attendanceFindings } from '../../time/attendance/attendance.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { correctionRequests } from '../../time/correction-requests/correction-requests.table';
import { punches } from '../../time/punches/punches.table';
import { terminalCodes } from '../../time/terminals/terminals.table';
import { timesheetDeltas, timesheetLines, timesheets } from '../../time/timesheets/timesheets.table';
import { type PeopleContext, readNumbers } from './people-context';
import { readPerson } from './person';

const l = alias(timesheetLines, 'l');
const x = alias(timesheetDeltas, 'x');
const a = alias(accounts, 'a');

type TableOfPeople = PgTable & Record<'companyId' | 'employeeId', PgColumn>;

/** Everything stored about an employee, for them to take along (GDPR, article 15 and 20). */
export function readPersonFile(db: Database, context: PeopleContext, id: number): Promise<Record<string, unknown>> {
  const { hotel, accountId } = context;
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    const person = await readPerson(tx, context, id);
    const numbers = await readNumbers(tx, context, id);
    const rowsOf = async (table: TableOfPeople, order: PgColumn[], fields: Record<string, PgColumn | SQL>) => {
      const columns = Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
      const { rows } = await tx.execute(sql`select ${sql.join(columns, sql`, `)} from ${table}
        where ${table.companyId} = ${companyId} and ${table.employeeId} = ${id} order by ${sql.join(order, sql`, `)}`);
      return rows;
    };
    const file = {
      hotel: { companyId, name: hotel.name, timeZone: hotel.timeZone },
      person: { ...person, ...numbers },
      shifts: await rowsOf(shifts, [shifts.startsAt, shifts.id], {
        id: shifts.id,
        layer: shifts.layer,
        type: shifts.type,
        start: shifts.startsAt,
        end: shifts.endsAt,
        breakMinutes: shifts.breakMinutes,
        status: shifts.status,
        notes: shifts.notes,
        departmentId: shifts.departmentId,
        jobTitle: shifts.jobTitle,
      }),
      leaves: await rowsOf(leaves, [leaves.firstDay, leaves.id], {
        id: leaves.id,
        type: leaves.type,
        kind: leaves.kind,
        firstDay: leaves.firstDay,
        lastDay: leaves.lastDay,
        status: leaves.status,
        notes: leaves.notes,
      }),
      hourlyLeaves: await rowsOf(hourlyLeaves, [hourlyLeaves.startsAt, hourlyLeaves.id], {
        id: hourlyLeaves.id,
        kind: hourlyLeaves.kind,
        start: hourlyLeaves.startsAt,
        end: hourlyLeaves.endsAt,
        status: hourlyLeaves.status,
        notes: hourlyLeaves.notes,
      }),
      clockRecords: await rowsOf(clockRecords, [clockRecords.clockedInAt, clockRecords.id], {
        id: clockRecords.id,
        shiftId: clockRecords.shiftId,
        clockedIn: clockRecords.clockedInAt,
        clockedOut: clockRecords.clockedOutAt,
      }),
      punches: await rowsOf(punches, [punches.at, punches.id], {
        id: punches.id,
        at: punches.at,
        zone: punches.zone,
        direction: punches.direction,
        source: punches.source,
        referenceDate: punches.referenceDate,
        replaces: punches.replaces,
        isVoid: punches.isVoid,
        reason: punches.reason,
        byAccount: punches.authorId,
        recordedAt: punches.recordedAt,
      }),
      terminalCodes: await rowsOf(terminalCodes, [terminalCodes.code], { code: terminalCodes.code }),
      findings: await rowsOf(attendanceFindings, [attendanceFindings.day, attendanceFindings.id], {
        kind: attendanceFindings.kind,
        day: attendanceFindings.day,
        severity: attendanceFindings.severity,
        state: attendanceFindings.state,
        evidence: attendanceFindings.evidence,
        proposal: attendanceFindings.proposal,
        note: attendanceFindings.note,
        foundAt: attendanceFindings.foundAt,
        resolvedAt: attendanceFindings.resolvedAt,
      }),
      correctionRequests: await rowsOf(correctionRequests, [correctionRequests.day, correctionRequests.id], {
        id: correctionRequests.id,
        day: correctionRequests.day,
        punches: correctionRequests.punches,
        reason: correctionRequests.reason,
        state: correctionRequests.state,
        askedAt: correctionRequests.askedAt,
        decidedAt: correctionRequests.decidedAt,
        answer: correctionRequests.answer,
      }),
      timesheets: await rowsOf(timesheets, [timesheets.firstDay], {
        id: timesheets.id,
        firstDay: timesheets.firstDay,
        lastDay: timesheets.lastDay,
        state: timesheets.state,
        confirmedAt: timesheets.confirmedAt,
        approvedAt: timesheets.approvedAt,
        lockedAt: timesheets.lockedAt,
        lines: sql`(select json_agg(json_build_object('day', ${l.day}, 'code', ${l.code}, 'seconds', ${l.seconds}, 'days', ${l.days}) order by ${l.day}, ${l.code})
          from ${timesheetLines} ${l} where ${l.companyId} = ${timesheets.companyId} and ${l.timesheetId} = ${timesheets.id})`,
        deltas: sql`(select json_agg(json_build_object('day', ${x.day}, 'code', ${x.code}, 'seconds', ${x.seconds}, 'days', ${x.days}, 'foundAt', ${x.foundAt}) order by ${x.id})
          from ${timesheetDeltas} ${x} where ${x.companyId} = ${timesheets.companyId} and ${x.timesheetId} = ${timesheets.id})`,
      }),
      declarations: await rowsOf(declarations, [declarations.id], {
        id: declarations.id,
        kind: declarations.kind,
        firstDay: declarations.firstDay,
        lastDay: declarations.lastDay,
        days: declarations.days,
        fact: declarations.fact,
        state: declarations.state,
        protocol: declarations.protocol,
        submittedAt: declarations.submittedAt,
      }),
      calendarFeeds: await rowsOf(rosterFeeds, [rosterFeeds.id], {
        madeAt: rosterFeeds.createdAt,
        lastReadAt: rosterFeeds.lastReadAt,
        revokedAt: rosterFeeds.revokedAt,
      }),
      accounts: await rowsOf(accountHotels, [accountHotels.accountId], {
        scope: accountHotels.scope,
        mayClock: accountHotels.mayClock,
        mayApprove: accountHotels.mayApprove,
        mayPlan: accountHotels.mayPlan,
        mayPayroll: accountHotels.mayPayroll,
        maySeePay: accountHotels.maySeePay,
        mayMail: accountHotels.mayMail,
        mayAdminister: accountHotels.mayAdminister,
        account: sql`(select json_build_object('email', ${a.email}, 'loginName', ${a.loginName}, 'fullName', ${a.fullName}, 'madeAt', ${a.createdAt}, 'lastLoginAt', ${a.lastLoginAt})
          from ${accounts} ${a} where ${a.id} = ${accountHotels.accountId})`,
      }),
      audit: await rowsOf(auditEntries, [auditEntries.id], {
        at: auditEntries.at,
        byAccount: auditEntries.accountId,
        object: auditEntries.object,
        deed: auditEntries.action,
        before: auditEntries.before,
        after: auditEntries.after,
      }),
    };
    const who = { companyId, accountId, objectId: id, employeeId: id };
    await recordChange(tx, { ...who, object: 'employee', action: 'export' });
    const facts = { what: 'person file', reportedBy: 'server' };
    await recordSecurityEvent(tx, { kind: 'data-exported', companyId, about: ['employee', id], facts });
    return file;
  });
}
