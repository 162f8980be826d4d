import { mostInvitedAtOnce } from '@horae/contract/settings/accounts.contract';
import { mostSlipsAtOnce } from '@horae/contract/settings/slips.contract';
import { onSessionEnd } from '#platform/session';
import { createStore } from '#platform/store';
import { addSlipAccounts, fetchNewSlips, type MadeSlips, refreshAccounts, type SlipPerson } from './slips.queries';

/** The making of slips: it goes on when its page is left, and continues where it failed. */
export interface SlipWork extends MadeSlips {
  hotel: number;
  /** Whether a kiosk PIN is made for those who have none. */
  withPins: boolean;
  withoutAccount: readonly number[];
  withoutSlip: readonly number[];
  /** How many accounts and slips it was to make. */
  accounts: number;
  people: number;
  isRunning: boolean;
  error: unknown;
}

export const slipWork = createStore<SlipWork | null>(null);
onSessionEnd(() => slipWork.set(null));

/** By department, as slips are handed out. */
const inOrder = (people: readonly SlipPerson[]) =>
  people.toSorted((a, b) => a.department.localeCompare(b.department) || a.name.localeCompare(b.name));

export function beginSlips(hotel: number, people: readonly SlipPerson[], withPins: boolean): Promise<void> {
  const withoutSlip = inOrder(people).map(({ id }) => id);
  const withoutAccount = people.filter(({ state }) => state === 'no-account').map(({ id }) => id);
  const counts = { accounts: withoutAccount.length, people: people.length };
  slipWork.set({
    hotel,
    withPins,
    withoutAccount,
    withoutSlip,
    ...counts,
    slips: [],
    without: [],
    isRunning: false,
    error: null,
  });
  return continueSlips();
}

export async function continueSlips(): Promise<void> {
  const begun = slipWork.get();
  if (!begun || begun.isRunning) return;
  change({ isRunning: true, error: null });
  try {
    while (await makeSome());
  } catch (error) {
    change({ error });
  }
  // Before the result is shown, so that it can be followed by new ones.
  await refreshAccounts();
  change({ isRunning: false });
}

/** Does the next call, accounts first, as they take longer and are kept; false when nothing is left. */
async function makeSome(): Promise<boolean> {
  const work = slipWork.get();
  if (!work) return false;
  const { hotel, withPins, withoutAccount, withoutSlip } = work;
  if (withoutAccount.length > 0) {
    await addSlipAccounts(hotel, withoutAccount.slice(0, mostInvitedAtOnce));
    change({ withoutAccount: withoutAccount.slice(mostInvitedAtOnce) });
    return true;
  }
  if (withoutSlip.length === 0) return false;
  const made = await fetchNewSlips(hotel, withoutSlip.slice(0, mostSlipsAtOnce), withPins);
  change({
    withoutSlip: withoutSlip.slice(mostSlipsAtOnce),
    slips: [...work.slips, ...made.slips],
    without: [...work.without, ...made.without],
  });
  return true;
}

function change(some: Partial<SlipWork>): void {
  const work = slipWork.get();
  if (work) slipWork.set({ ...work, ...some });
}
