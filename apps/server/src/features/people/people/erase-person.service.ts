import { personFields, type RequiredField } from '@horae/contract/people/person-fields';
import type { Person } from '@horae/contract/person';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { eraseAudited, eraseReplies, eraseRepliesAbout } from '#platform/erase-kept';
import { conflict } from '#platform/errors';
import { eraseEventsAbout } from '#platform/security-events/erase-security-events';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { eraseFromAccounts } from '../../core/session/session.commands';
import { eraseFromDeclarations } from '../../declarations/declarations/declarations.commands';
import { eraseFromPlanNotes } from '../../scheduling/plan-notes/plan-notes.commands';
import { eraseFromDrafts } from '../../scheduling/planning/planning.commands';
import { eraseFromPublications } from '../../scheduling/publications/publications.commands';
import { eraseFromSubmissions } from '../../scheduling/roster-approval/roster-approval.commands';
import { eraseFromFeeds } from '../../scheduling/roster-feeds/roster-feeds.commands';
import { eraseFromRosterHistory } from '../../scheduling/roster-history/roster-history.commands';
import { eraseWishes } from '../../scheduling/roster-wishes/roster-wishes.commands';
import { eraseFromRotations } from '../../scheduling/rotations/rotations.commands';
import { eraseFromShifts } from '../../scheduling/shifts/shifts.commands';
import { eraseFromTemplateWeeks } from '../../scheduling/template-weeks/template-weeks.commands';
import { eraseFromFindings } from '../../time/attendance/attendance.commands';
import { eraseFromDevices } from '../../time/clock-devices/clock-devices.commands';
import { eraseFromRequests } from '../../time/correction-requests/correction-requests.commands';
import { eraseFromPunches } from '../../time/punches/punches.commands';
import { eraseFromTerminals } from '../../time/terminals/terminals.commands';
import { eraseFromTimesheets } from '../../time/timesheets/timesheets.commands';
import { eraseFromImports } from '../imports/imports.commands';
import { changePerson } from './change-person';
import { employeeSkills, employees } from './employees.table';
import { loans } from './loans.table';
import type { PeopleContext } from './people-context';

/** Erases the personal data of a former employee. Hours, places and terms stay, without a name. */
export function erasePerson(db: Database, context: PeopleContext, id: number): Promise<Person> {
  return changePerson(
    db,
    context,
    id,
    async (tx) => {
      if (await isErased(tx, context.hotel.companyId, id)) return null;
      await eraseRows(tx, context.hotel.companyId, id);
      return { action: 'remove', after: { erased: true } };
    },
    ({ employment, firstDay, formerEmployments, name }) => {
      if (employment === 'left') return;
      if (employment === 'future' && formerEmployments.length > 0)
        throw conflict(`${name} starts again on ${firstDay}. Undo that rehire first; then the data can be erased.`);
      throw conflict(`${name} still works here. Set the last day first. The data can be erased after that day.`);
    },
  );
}

async function isErased(tx: Database, companyId: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from ${employees} where ${employees.companyId} = ${companyId} and ${employees.id} = ${id} and ${employees.erasedAt} is not null`,
  );
  return rows.length > 0;
}

/** The value of required personal fields after an erasure. */
const nobody: Record<RequiredField, SQL> = {
  code: sql`'erased-' || ${employees.id}`,
  surname: sql`'Former employee ' || ${employees.id}`,
};

const emptied = {
  ...Object.fromEntries(
    personFields
      .filter(({ isPersonal }) => isPersonal)
      .map(({ name }) => [name, employees[name].notNull ? sql`''` : sql`null`]),
  ),
  ...nobody,
  taxNumberPrint: sql`null`,
};

/** Erases everything that names the employee or says more than their work; each feature erases its own part. */
export async function eraseRows(tx: Database, companyId: number, id: number): Promise<void> {
  const { rows } = await tx.execute<{ name: string; code: string }>(
    sql`select ${employees.name}, ${employees.code} from ${employees} where ${employees.companyId} = ${companyId} and ${employees.id} = ${id}`,
  );
  const { name, code } = rows[0]!;
  await eraseReplies(tx, name);
  await eraseRepliesAbout(tx, id);
  await tx
    .update(employees)
    .set({ ...emptied, isNameConfirmed: true, erasedAt: sql`now()` })
    .where(and(eq(employees.companyId, companyId), eq(employees.id, id)));
  await tx.execute(
    sql`delete from ${employeeSkills} where ${employeeSkills.companyId} = ${companyId} and ${employeeSkills.employeeId} = ${id}`,
  );
  // Free text may name somebody; the days and the host stay, as payroll has them.
  await tx
    .update(loans)
    .set({ agreement: '' })
    .where(and(eq(loans.companyId, companyId), eq(loans.employeeId, id)));
  await eraseFromImports(tx, companyId, id);
  await eraseFromRosterHistory(tx, companyId, id);
  await eraseFromShifts(tx, companyId, id);
  await eraseFromDrafts(tx, companyId, id);
  await eraseFromPlanNotes(tx, companyId, id);
  await eraseWishes(tx, companyId, id);
  await eraseFromRotations(tx, companyId, id);
  await eraseFromTemplateWeeks(tx, companyId, id);
  await eraseFromSubmissions(tx, companyId, id);
  await eraseFromPublications(tx, companyId, id);
  await eraseFromTimesheets(tx, companyId, id);
  await eraseFromFeeds(tx, companyId, id);
  await eraseAudited(tx, sql`${auditEntries.companyId} = ${companyId} and ${auditEntries.employeeId} = ${id}`);
  await eraseFromPunches(tx, companyId, id);
  await eraseFromDevices(tx, companyId, id);
  await eraseFromTerminals(tx, companyId, { employeeId: id, code });
  await eraseFromRequests(tx, companyId, id);
  await eraseFromFindings(tx, companyId, id);
  await eraseFromDeclarations(tx, companyId, id);
  await eraseFromAccounts(tx, companyId, id);
  await eraseEventsAbout(tx, companyId, id);
  await recordSecurityEvent(tx, { kind: 'person-erased', companyId, about: ['employee', id] });
}
