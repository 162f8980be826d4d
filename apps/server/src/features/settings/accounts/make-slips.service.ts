import type { ReplyOf } from '@horae/contract/route';
import type { Slip, slipsContract } from '@horae/contract/settings/slips.contract';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { secondStepsOf } from '../../core/two-step/two-step.reads';
import { makeFirstPins } from '../../time/clock-devices/first-pins.commands';
import type { AccountActions } from './account-actions';
import { changingAccounts, recordAction } from './change-account';
import { beyondReach } from './reach';
import { type Holder, holdersOf } from './slip-people.service';

type Made = ReplyOf<typeof slipsContract.make>;
type Fault = Made['without'][number]['fault'];

/** Makes a slip for each of these employees whose account has no e-mail; the secrets are answered only this once. */
export async function makeSlips(
  db: Database,
  by: Account,
  { hotel, employeeIds, withPins }: { hotel: number; employeeIds: number[]; withPins: boolean },
  actions: Pick<AccountActions, 'makeSlip'>,
): Promise<Made> {
  const reached = (await holdersOf(db, hotel, employeeIds)).flatMap(({ accountId }) => accountId ?? []);
  const beyond = await beyondReach(db, by, reached);
  const made = await changingAccounts(db, async (tx) => {
    const holders = await holdersOf(tx, hotel, employeeIds);
    const made: Made = { slips: [], without: [] };
    for (const employeeId of new Set(employeeIds)) {
      const holder = holders.find(({ id }) => id === employeeId);
      const isBeyond = beyond.has(holder?.accountId ?? 0);
      const slip = holder ? (isBeyond ? 'beyond' : await slipFor(tx, by.id, holder, actions)) : 'unknown';
      if (typeof slip === 'string') made.without.push({ employeeId, name: holder?.name ?? '', fault: slip });
      else made.slips.push(slip);
    }
    return made;
  });
  if (!withPins) return made;
  const pins = await makeFirstPins(
    db,
    { companyId: hotel, accountId: by.id },
    made.slips.map(({ employeeId }) => employeeId),
  );
  return { ...made, slips: made.slips.map((slip) => Object.assign(slip, { pin: pins.get(slip.employeeId) ?? null })) };
}

async function slipFor(
  tx: Database,
  by: number,
  { id: employeeId, code, name, accountId, email, loginName, hasLeft, isDisabled }: Holder,
  { makeSlip }: Pick<AccountActions, 'makeSlip'>,
): Promise<Slip | Fault> {
  if (accountId === null) return 'no-account';
  if (email !== null || loginName === null) return 'has-email';
  if (isDisabled) return 'disabled';
  if (hasLeft) return 'left';
  if ((await secondStepsOf(tx, accountId)).length > 0) return 'two-step';
  const { token, typedCode, expiresAt } = await makeSlip(tx, accountId);
  await recordAction(tx, by, accountId, { action: 'change', after: { linkSent: 'slip' } });
  const facts = { link: 'slip' };
  await recordSecurityEvent(tx, { kind: 'password-requested', about: ['account', accountId], facts });
  return { employeeId, code, name, loginName, token, typedCode, validUntil: expiresAt.toISOString(), pin: null };
}
