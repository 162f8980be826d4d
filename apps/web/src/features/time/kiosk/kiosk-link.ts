import { mostEntriesAtOnce } from '@horae/contract/time/kiosk.contract';
import { ApiError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { heartbeat, pairKiosk, syncKiosk } from './kiosk.queries';
import { changeLink, link } from './kiosk-state';
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

/** Identifies this page load: the age of an entry can be measured only by the clock of the load that made it. */
const load = newKey();

async function keep(settings: KioskSettings): Promise<void> {
  changeLink({ settings: { ...link.get().settings, ...settings } });
  await saveSettings(settings);
}

export async function startKiosk(): Promise<void> {
  const stored = await readSettings();
  const waiting = await countEntries();
  // It may have been chosen while these were read; of all else, the tablet’s memory knows better.
  const { language } = link.get().settings;
  const settings = { ...stored, ...(language && { language }) };
  changeLink({ settings, phase: settings.key ? 'paired' : 'unpaired', waiting });
  if (settings.key) await beat();
}

export async function pair(code: string): Promise<void> {
  const { key, kiosk } = await pairKiosk(code);
  const { publicKey, hotel, timeZone } = kiosk;
  const hotelLanguage = kiosk.languages[0]!;
  hearServerTime(kiosk.serverTime);
  await keep({ key, publicKey, hotel, timeZone, hotelLanguage });
  changeLink({ phase: 'paired', isOnline: true });
  await sendQueue();
}

/** Whether the server gave no definite reply, so that the punch is queued. */
export const isOutOfReach = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Updates the connection state from a failed call. */
export function hearFailure(error: unknown): void {
  if (isOutOfReach(error)) changeLink({ isOnline: false });
  else if (error instanceof ApiError && error.status === 401) changeLink({ phase: 'revoked' });
}

/** Sends a heartbeat, takes over the server's time and sends the queue. */
export async function beat(): Promise<void> {
  const { settings, phase } = link.get();
  if (!settings.key || phase === 'unpaired') return;
  try {
    const { publicKey, hotel, timeZone, serverTime, languages } = await heartbeat(settings.key);
    hearServerTime(serverTime);
    changeLink({ isOnline: true, phase: 'paired' });
    await keep({ publicKey, hotel, timeZone, hotelLanguage: languages[0]! });
  } catch (error) {
    hearFailure(error);
    return;
  }
  await sendQueue();
}

/** Stores a punch until the server can be reached. */
export async function queuePunch(entry: Pick<QueuedEntry, 'key' | 'sealed' | 'direction'>): Promise<void> {
  await addEntry({ ...entry, deviceTime: Date.now(), load, madeAt: performance.now() });
  changeLink({ waiting: await countEntries() });
}

/** Sends the queue, oldest first; an entry is removed only once a reply names its key. */
async function sendQueue(): Promise<void> {
  const { settings, isSyncing } = link.get();
  if (isSyncing || !settings.key || (await countEntries()) === 0 || !(await takeLease(load))) return;
  changeLink({ isSyncing: true });
  try {
    for (let rest = await firstEntries(mostEntriesAtOnce); rest.length > 0; ) {
      const { outcomes } = await syncKiosk(settings.key, { now: Date.now(), entries: rest.map(toSend) });
      const taken = new Set(outcomes.map(({ key }) => key));
      await removeEntries(rest.filter(({ key }) => taken.has(key)).map(({ order }) => order));
      changeLink({ waiting: await countEntries() });
      rest = taken.size > 0 && (await takeLease(load)) ? await firstEntries(mostEntriesAtOnce) : [];
    }
  } catch (error) {
    hearFailure(error);
  } finally {
    changeLink({ isSyncing: false, waiting: await countEntries() });
    await endLease(load);
  }
}

function toSend({ key, sealed, direction, order, deviceTime, load: madeBy, madeAt }: QueuedEntry) {
  const secondsAgo = madeBy === load ? Math.max(0, (performance.now() - madeAt) / 1000) : null;
  return { key, sealed, direction, order, deviceTime, secondsAgo };
}

export const chooseKioskLanguage = (language: string): Promise<void> => keep({ language });

/** Handles the browser's online and offline events. */
export function hearNetwork(isThere: boolean): void {
  if (isThere) void beat();
  else changeLink({ isOnline: false });
}

/** Counts again, since another tab on this tablet may have queued or sent punches. */
export async function lookAgain(): Promise<void> {
  changeLink({ waiting: await countEntries() });
}
