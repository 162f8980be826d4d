import { mostEntriesAtOnce } from '@horae/contract/time/kiosk.contract';
import { ApiError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { createStore } from '#platform/store';
import { heartbeat, pairKiosk, syncKiosk } from './kiosk.queries';
import {
  addEntry,
  countEntries,
  endLease,
  firstEntries,
  type KioskSettings,
  type QueuedEntry,
  readSettings,
  removeEntries,
  saveSettings,
  takeLease,
} from './kiosk-store';
import { hearServerTime } from './server-clock';

interface KioskLink {
  /** `revoked`: the server knows the key no more. */
  phase: 'loading' | 'unpaired' | 'paired' | 'revoked';
  settings: KioskSettings;
  isOnline: boolean;
  isSyncing: boolean;
  /** How many punches wait on this tablet. */
  waiting: number;
}

/** What the kiosk knows of itself and of its connection. */
export const link = createStore<KioskLink>({
  phase: 'loading',
  settings: {},
  isOnline: true,
  isSyncing: false,
  waiting: 0,
});

/** This load of the page: only its own clock can say how long ago one of its entries was made. */
const load = newKey();

const change = (part: Partial<KioskLink>): void => link.set({ ...link.get(), ...part });

async function keep(settings: KioskSettings): Promise<void> {
  change({ settings: { ...link.get().settings, ...settings } });
  await saveSettings(settings);
}

export async function startKiosk(): Promise<void> {
  const settings = await readSettings();
  change({ settings, phase: settings.key ? 'paired' : 'unpaired', waiting: await countEntries() });
  if (settings.key) await beat();
}

export async function pair(code: string): Promise<void> {
  const { key, kiosk } = await pairKiosk(code);
  const { publicKey, hotel, timeZone } = kiosk;
  hearServerTime(kiosk.serverTime);
  await keep({ key, publicKey, hotel, timeZone });
  change({ phase: 'paired', isOnline: true });
  await sendQueue();
}

/** Was there no answer that counts? Then what was done here waits. */
export const isOutOfReach = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Takes note of what a failed call says of the connection. */
export function hearFailure(error: unknown): void {
  if (isOutOfReach(error)) change({ isOnline: false });
  else if (error instanceof ApiError && error.status === 401) change({ phase: 'revoked' });
}

/** Says that this kiosk lives, hears the time, and sends what waits. */
export async function beat(): Promise<void> {
  const { settings, phase } = link.get();
  if (!settings.key || phase === 'unpaired') return;
  try {
    const { publicKey, hotel, timeZone, serverTime } = await heartbeat(settings.key);
    hearServerTime(serverTime);
    change({ isOnline: true, phase: 'paired' });
    await keep({ publicKey, hotel, timeZone });
  } catch (error) {
    hearFailure(error);
    return;
  }
  await sendQueue();
}

/** Keeps a punch until the server can be reached. */
export async function queuePunch(entry: Pick<QueuedEntry, 'key' | 'sealed' | 'direction'>): Promise<void> {
  await addEntry({ ...entry, deviceTime: Date.now(), load, madeAt: performance.now() });
  change({ waiting: await countEntries() });
}

/** Sends what waits, the oldest first; an entry goes from here only when the answer names its key. */
async function sendQueue(): Promise<void> {
  const { settings, isSyncing } = link.get();
  if (isSyncing || !settings.key || (await countEntries()) === 0 || !(await takeLease(load))) return;
  change({ isSyncing: true });
  try {
    for (let rest = await firstEntries(mostEntriesAtOnce); rest.length > 0; ) {
      const { outcomes } = await syncKiosk(settings.key, { now: Date.now(), entries: rest.map(toSend) });
      const taken = new Set(outcomes.map(({ key }) => key));
      await removeEntries(rest.filter(({ key }) => taken.has(key)).map(({ order }) => order));
      change({ waiting: await countEntries() });
      rest = taken.size > 0 && (await takeLease(load)) ? await firstEntries(mostEntriesAtOnce) : [];
    }
  } catch (error) {
    hearFailure(error);
  } finally {
    change({ isSyncing: false, waiting: await countEntries() });
    await endLease(load);
  }
}

function toSend({ key, sealed, direction, order, deviceTime, load: madeBy, madeAt }: QueuedEntry) {
  const secondsAgo = madeBy === load ? Math.max(0, (performance.now() - madeAt) / 1000) : null;
  return { key, sealed, direction, order, deviceTime, secondsAgo };
}

export const chooseKioskLanguage = (language: string): Promise<void> => keep({ language });

/** The network is gone, says the browser, or back. */
export function hearNetwork(isThere: boolean): void {
  if (isThere) void beat();
  else change({ isOnline: false });
}

/** Another page of this tablet may have sent what waited, or paired it. */
export async function lookAgain(): Promise<void> {
  change({ waiting: await countEntries() });
}
