import type { Person } from '@horae/contract/person';
import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { idempotentReplies } from '#platform/idempotency.table';
import { accountHotels, accounts, sessions } from '../../core/session/session.table';
import { declarations } from '../../declarations/declarations/declarations.table';
import { rosterFeeds } from '../../scheduling/roster-feeds/roster-feeds.table';
import { leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { attendanceFindings } from '../../time/attendance/attendance.table';
import { correctionRequests } from '../../time/correction-requests/correction-requests.table';
import { employeePins, punches, terminalCodes, waitingPunches } from '../../time/punches/punches.table';
import { lockedSheets, timesheets } from '../../time/timesheets/timesheets.table';
import type { PeopleDesk } from './desk';
import { employeeSkills, employees } from './employees.table';
import { changePerson } from './person';

/** Takes the personal data of somebody who left out of the hotel. Hours, places and terms stay, nobody's now. */
export function erasePerson(db: Database, desk: PeopleDesk, id: number): Promise<Person> {
  return changePerson(
    db,
    desk,
    id,
    async (tx) => {
      if (await isErased(tx, desk.hotel.companyId, id)) return null;
      await eraseRows(tx, desk.hotel.companyId, id);
      return { deed: 'remove', after: { erased: true } };
    },
    ({ lastDay, name }) => {
      if (lastDay && lastDay < desk.today) return;
      throw conflict(`${name} still works here. Set the last day first; the data can be erased once it is over.`);
    },
  );
}

async function isErased(tx: Database, companyId: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from ${employees} where company_id = ${companyId} and id = ${id} and erased_at is not null`,
  );
  return rows.length > 0;
}

/** Everything that names the person, or says more of them than when and where work was done. */
export async function eraseRows(tx: Database, companyId: number, id: number): Promise<void> {
  const ofPerson = sql`company_id = ${companyId} and employee_id = ${id}`;
  // Answers kept for a repeated request would tell the name for another day.
  await tx.execute(sql`delete from ${idempotentReplies} r using ${employees} e
    where e.company_id = ${companyId} and e.id = ${id} and position(e.name in r.reply::text) > 0`);
  // Terminals say numbers, which say who.
  await tx.execute(sql`delete from ${waitingPunches} w where w.company_id = ${companyId} and (
    lower(w.code) = (select lower(code) from ${employees} where company_id = ${companyId} and id = ${id})
    or w.code in (select code from ${terminalCodes} where ${ofPerson}))`);
  await tx.execute(sql`update ${employees} set name = 'Former employee ' || id, name_greek = '', name_latin = '', code = 'erased-' || id,
    email = null, phone = '', tax_number = null, social_security_number = null, erased_at = now()
    where company_id = ${companyId} and id = ${id}`);
  await tx.execute(sql`delete from ${employeeSkills} where ${ofPerson}`);
  // Why somebody was away is about their health and their life, and holds no hours.
  await tx.execute(sql`delete from ${leaves} where ${ofPerson}`);
  await tx.execute(sql`update ${lockedSheets} l set days = (select jsonb_agg(jsonb_set(day, '{leave}', 'null')) from jsonb_array_elements(l.days) as day)
    from ${timesheets} t where t.company_id = l.company_id and t.id = l.timesheet_id and t.company_id = ${companyId} and t.employee_id = ${id}`);
  await tx.execute(sql`update ${shifts} set notes = null where ${ofPerson} and notes is not null`);
  await tx.execute(sql`update ${rosterFeeds} set revoked_at = coalesce(revoked_at, now()) where ${ofPerson}`);
  // Who did what and when stays; the values would tell it all again.
  await tx.execute(sql`update ${auditEntries} set before = null, after = null where ${ofPerson}`);
  await eraseAtTheClock(tx, ofPerson);
  // The documents as they were sent name the person; that they were accepted, and when, stays.
  await tx.execute(
    sql`update ${declarations} set sent_body = null, refusal = null, days = case when kind = 'leave' then null else days end where ${ofPerson}`,
  );
  await eraseAccount(tx, ofPerson);
}

/** By which number the person was known there, and what was written about them. */
async function eraseAtTheClock(tx: Database, ofPerson: SQL): Promise<void> {
  await tx.execute(sql`delete from ${employeePins} where ${ofPerson}`);
  await tx.execute(sql`delete from ${terminalCodes} where ${ofPerson}`);
  await tx.execute(sql`select set_config('horae.erases', 'yes', true)`);
  await tx.execute(
    sql`update ${punches} set key = 'erased:' || id, reason = case when reason is not null then '–' end where ${ofPerson}`,
  );
  await tx.execute(sql`select set_config('horae.erases', '', true)`);
  // What was asked are the person's own words; the punches that came of it stay.
  await tx.execute(sql`delete from ${correctionRequests} where ${ofPerson}`);
  await tx.execute(
    sql`update ${attendanceFindings} set note = null, evidence = '{}', proposal = null where ${ofPerson}`,
  );
}

/** The grant goes; a login that was for nothing else is shut and loses its name. */
async function eraseAccount(tx: Database, ofPerson: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`delete from ${accountHotels} where ${ofPerson} returning account_id as id`,
  );
  for (const { id } of rows) {
    const shut =
      await tx.execute(sql`update ${accounts} set disabled_at = coalesce(disabled_at, now()), full_name = 'Former employee',
      username = 'erased-' || id, email = 'erased-' || id || '@erased.invalid', avatar = null, password_hash = null
      where id = ${id} and role = 'client' and not exists (select from ${accountHotels} where account_id = ${id}) returning id`);
    if (shut.rows.length === 0) continue;
    await tx.execute(
      sql`update ${sessions} set ended_at = now(), agent = '' where account_id = ${id} and ended_at is null`,
    );
    await tx.execute(
      sql`update ${auditEntries} set before = null, after = null where object = 'account' and object_id = ${id}`,
    );
  }
}
