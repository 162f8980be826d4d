import { sessionContract } from '@horae/contract/core/session.contract';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
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
  const { rows } = await database.db.execute<{ text: string }>(
    sql`select text from mail_outbox where "to" = ${email} order by id desc limit 1`,
  );
  const token = /token=(\S+)/.exec(rows[0]?.text ?? '')?.[1];
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
export async function auditOf({ database }: TestApp, objectId: number) {
  const { rows } = await database.db.execute<Record<string, unknown>>(
    sql`select company_id as "companyId", account_id as "by", object, deed, employee_id as "employeeId", before, after
      from audit_entries where object_id = ${objectId} and (object in ('account', 'grant') or object like '% link') order by id`,
  );
  return rows;
}
