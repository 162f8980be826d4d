import { sessionContract } from '@horae/contract/core/session.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { and, asc, desc, eq, inArray, like, or } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import type { TestApp } from './start-test-app';

export const password = 'olive branch 42';
export const chosen = { password, passwordConfirm: password };

/** A grant like the demo client's: a whole hotel. */
export const wholeHotel = (hotel: number) => ({
  hotel,
  scope: 'hotel' as const,
  mayClock: false,
  mayApprove: true,
  mayPlan: false,
  mayPayroll: false,
});

/** Returns the secret of the newest link sent to an address. */
export async function tokenTo({ database }: TestApp, email: string): Promise<string> {
  const [mail] = await database.db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(eq(mailOutbox.to, email))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1];
  expect(token, `a link to ${email}`).toBeDefined();
  return token!;
}

export async function invite(api: TestApp, email: string, more: object = {}) {
  const account = { fullName: 'Κατερίνα Ρήγα', email, role: 'client' as const, ...more };
  const { status, body } = await api.asAdmin(accountsContract.invite, { body: { account } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.account;
}

/** Invites an account, chooses its password, and returns the resulting session. */
export async function activeAccount(api: TestApp, email: string, more: object = {}) {
  const { id } = await invite(api, email, more);
  const token = await tokenTo(api, email);
  const { body } = await api.asNobody(sessionContract.acceptInvitation, { body: { token, ...chosen } });
  return { id, session: body };
}

/** Returns the audit entries of accounts and their grants, oldest first. */
export function auditOf({ database }: TestApp, about: number) {
  const { id, companyId, accountId: by, object, objectId, action: deed, employeeId, before, after } = auditEntries;
  return database.db
    .select({ companyId, by, object, deed, employeeId, before, after })
    .from(auditEntries)
    .where(and(eq(objectId, about), or(inArray(object, ['account', 'grant']), like(object, '% link'))))
    .orderBy(asc(id));
}
