import type { ReplyOf } from '@horae/contract/route';
import type { slipsContract } from '@horae/contract/settings/slips.contract';
import type { Database } from '#platform/database';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import type { AccountActions } from './account-actions';
import { changingAccounts, recordAction } from './change-account';
import { saveGrants } from './grants.service';
import { ownWork } from './own-work';
import { type Holder, holdersOf } from './slip-people.service';

type Outcomes = ReplyOf<typeof slipsContract.addAccounts>['people'];

/** Adds an account by login name for each of these employees who has none, to see and clock their own work. */
export function addSlipAccounts(
  db: Database,
  by: number,
  { hotel, employeeIds }: { hotel: number; employeeIds: number[] },
  actions: Pick<AccountActions, 'addNamedAccount'>,
): Promise<{ people: Outcomes }> {
  return changingAccounts(db, async (tx) => {
    const holders = await holdersOf(tx, hotel, employeeIds);
    const people: Outcomes = [];
    for (const employeeId of new Set(employeeIds)) {
      const holder = holders.find(({ id }) => id === employeeId);
      people.push({ employeeId, outcome: holder ? await addFor(tx, by, hotel, holder, actions) : 'unknown' });
    }
    return { people };
  });
}

async function addFor(
  tx: Database,
  by: number,
  hotel: number,
  { id: employeeId, code, name: fullName, accountId, hasLeft }: Holder,
  { addNamedAccount }: Pick<AccountActions, 'addNamedAccount'>,
): Promise<Outcomes[number]['outcome']> {
  if (accountId !== null) return 'has-account';
  if (hasLeft) return 'left';
  const { id, loginName } = await addNamedAccount(tx, { hotel, code, fullName });
  await recordAction(tx, by, id, { action: 'add', after: { fullName, loginName, role: 'client' } });
  await recordSecurityEvent(tx, { kind: 'account-invited', about: ['account', id], facts: { role: 'client' } });
  const grant = { hotel, scope: 'self' as const, unitIds: [], departmentIds: [], employeeId, ...ownWork };
  await saveGrants(tx, by, id, [grant], 'employeeIds');
  return 'added';
}
