import type { InvitedPerson } from '@horae/contract/settings/accounts.contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { HttpError, notFound } from '#platform/errors';
import { accountHotels } from '../../core/session/session.table';
import { companies } from '../../people/organisation/organisation.table';
import { isOverOn } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import type { AccountActions } from './account-actions';
import { changingAccounts, isEmailInUse } from './change-account';
import { saveGrants } from './grants.service';
import { addInvited } from './invite.service';
import { ownWork } from './own-work';

type Outcome = InvitedPerson['outcome'];
type Person = Awaited<ReturnType<typeof peopleOf>>[number];

/** Invites those of these employees who have an e-mail and no account, and returns the outcome for each. */
export function invitePeople(
  db: Database,
  by: number,
  { hotel, employeeIds }: { hotel: number; employeeIds: number[] },
  actions: AccountActions,
): Promise<{ willBeSent: boolean; people: InvitedPerson[] }> {
  return changingAccounts(db, async (tx) => {
    const found = await peopleOf(tx, hotel, employeeIds);
    const people: InvitedPerson[] = [];
    for (const employeeId of new Set(employeeIds)) {
      const person = found.find(({ id }) => id === employeeId);
      const outcome = person ? await invitePerson(tx, by, hotel, person, actions) : 'unknown';
      people.push({ employeeId, name: person?.name ?? '', outcome });
    }
    return { willBeSent: actions.hasMailServer, people };
  });
}

async function peopleOf(tx: Database, hotel: number, employeeIds: number[]) {
  const [company] = await tx.select().from(companies).where(eq(companies.companyId, hotel));
  if (!company) throw notFound('Hotel');
  const today = sql`(now() at time zone ${company.timeZone})::date`;
  return tx
    .select({
      id: employees.id,
      name: employees.name,
      email: employees.email,
      accountId: accountHotels.accountId,
      isErased: sql<boolean>`${employees.erasedAt} is not null`,
      hasLeft: sql<boolean>`${isOverOn(employees, today)}`,
    })
    .from(employees)
    .leftJoin(
      accountHotels,
      and(eq(accountHotels.companyId, employees.companyId), eq(accountHotels.employeeId, employees.id)),
    )
    .where(and(eq(employees.companyId, hotel), inArray(employees.id, employeeIds)));
}

async function invitePerson(
  tx: Database,
  by: number,
  hotel: number,
  { id, name, email, accountId, isErased, hasLeft }: Person,
  actions: AccountActions,
): Promise<Outcome> {
  if (isErased) return 'unknown';
  if (accountId !== null) return 'has-account';
  if (hasLeft) return 'left';
  if (!email?.trim()) return 'no-email';
  if (await isEmailInUse(tx, email)) return 'email-in-use';
  try {
    return await inTransaction(tx, async (row) => {
      const account = await addInvited(row, by, { email: email.trim(), fullName: name, role: 'client' }, actions);
      const grant = { hotel, scope: 'self' as const, unitIds: [], departmentIds: [], employeeId: id, ...ownWork };
      await saveGrants(row, by, account, [grant], 'employeeIds');
      await actions.postLink(row, account);
      return 'invited' as const;
    });
  } catch (error) {
    // A concurrent registration may take this address.
    if (error instanceof HttpError && error.code === 'REGISTRATION_INVALID') return 'email-in-use';
    throw error;
  }
}
