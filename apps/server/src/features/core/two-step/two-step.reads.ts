import type { SecondStepMethod } from '@horae/contract/core/two-step-proofs';
import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { accountHotels, accounts } from '../session/session.table';
import { authenticatorApps, passkeys, recoveryCodes, twoStepPolicy } from './two-step.table';

const app = alias(authenticatorApps, 'app');
const passkey = alias(passkeys, 'passkey');
const code = alias(recoveryCodes, 'code');
const policy = alias(twoStepPolicy, 'policy');
const approver = alias(accountHotels, 'approver');

type AccountId = typeof accounts.id | number;

const hasApp = (id: AccountId) =>
  sql`exists (select from ${authenticatorApps} ${app} where ${app.accountId} = ${id} and ${app.secret} is not null)`;
const hasPasskey = (id: AccountId) =>
  sql`exists (select from ${passkeys} ${passkey} where ${passkey.accountId} = ${id})`;
const hasCode = (id: AccountId) =>
  sql`exists (select from ${recoveryCodes} ${code} where ${code.accountId} = ${id} and ${code.usedAt} is null)`;

/** Whether the logins of an account need a second step. */
export const hasTwoStep = (id: AccountId): SQL => sql`(${hasApp(id)} or ${hasPasskey(id)})`;

const hasGrant = (id: AccountId, condition: SQL | PgColumn): SQL =>
  sql`exists (select from ${accountHotels} ${approver} where ${approver.accountId} = ${id} and ${condition})`;

/** Whether the installation requires two-step verification of an account: by its role, or a right to approve. */
export const isTwoStepRequired = ({ id, role }: Pick<typeof accounts, 'id' | 'role'>): SQL => sql`coalesce((
  select case ${policy.requiredOf}
      when 'administrators' then ${role} = 'admin' or ${hasGrant(id, approver.mayAdminister)}
      when 'administrators-and-approvers' then ${role} = 'admin' or ${hasGrant(id, approver.mayAdminister)}
        or ${hasGrant(id, sql`${approver.mayApprove} and ${approver.scope} <> 'self'`)}
      else false end
    from ${twoStepPolicy} ${policy}), false)`;

/** Whether an account must set up two-step verification before anything else. */
export const mustSetUpTwoStep = (account: Pick<typeof accounts, 'id' | 'role'>): SQL =>
  sql`(${isTwoStepRequired(account)} and not ${hasTwoStep(account.id)})`;

/** The ways in which an account can take the second step; none if a password alone logs it in. */
export async function secondStepsOf(db: Database, accountId: number): Promise<SecondStepMethod[]> {
  const { rows } = await db.execute<{ app: boolean; passkey: boolean; code: boolean }>(
    sql`select ${hasApp(accountId)} as app, ${hasPasskey(accountId)} as passkey, ${hasCode(accountId)} as code`,
  );
  const has = rows[0];
  if (!has?.app && !has?.passkey) return [];
  return [
    ...(has.app ? ['code' as const] : []),
    ...(has.passkey ? ['passkey' as const] : []),
    ...(has.code ? ['recovery-code' as const] : []),
  ];
}
