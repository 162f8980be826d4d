import type { QueuedPunch } from '@horae/contract/time/kiosk.contract';

/** A punch waiting for a connection. Code and number are sealed, so that only the server can read them. */
export interface QueuedEntry extends Pick<QueuedPunch, 'key' | 'sealed' | 'direction' | 'deviceTime'> {
  /** Assigned by the store: increases, also across reloads and tabs. */
  order: number;
  /** The page load that made the entry, and the time by that load's own clock, in ms. */
  load: string;
  madeAt: number;
}

/** The settings stored on the tablet. */
export interface KioskSettings {
  /** The device key, from the pairing. */
  key?: string;
  publicKey?: string;
  hotel?: string;
  timeZone?: string;
  /** The hotel's language, shown until another is chosen. */
  hotelLanguage?: string;
  /** The language chosen on this tablet. */
  language?: string;
}

const name = 'horae-kiosk';
const [queue, settings] = ['queue', 'settings'] as const;
const leaseMs = 30_000;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(queue, { keyPath: 'order', autoIncrement: true });
      request.result.createObjectStore(settings);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
  return opening;
}

/** Runs in one transaction and resolves once it is on disk. */
async function transact<T>(
  store: typeof queue | typeof settings,
  mode: IDBTransactionMode,
  work: (current: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    let result: T | undefined;
    transaction.addEventListener('complete', () => resolve(result));
    transaction.addEventListener('abort', () => reject(transaction.error));
    work(transaction.objectStore(store), (value) => {
      result = value;
    });
  });
}

function read<T>(request: IDBRequest<T>, answer: (value: T) => void): void {
  request.addEventListener('success', () => answer(request.result));
}

export async function readSettings(): Promise<KioskSettings> {
  const current = await transact<KioskSettings | undefined>(settings, 'readonly', (store, answer) =>
    read(store.get('kiosk'), answer),
  );
  return current ?? {};
}

export async function saveSettings(change: KioskSettings): Promise<void> {
  await transact(settings, 'readwrite', (store) =>
    read(store.get('kiosk'), (known: KioskSettings | undefined) => void store.put({ ...known, ...change }, 'kiosk')),
  );
}

export async function addEntry(entry: Omit<QueuedEntry, 'order'>): Promise<void> {
  await transact(queue, 'readwrite', (store) => void store.add(entry));
}

/** Reads the oldest entries, oldest first. */
export async function firstEntries(count: number): Promise<QueuedEntry[]> {
  const entries = await transact<QueuedEntry[]>(queue, 'readonly', (store, answer) =>
    read(store.getAll(null, count), answer),
  );
  return entries ?? [];
}

export async function countEntries(): Promise<number> {
  return (await transact<number>(queue, 'readonly', (store, answer) => read(store.count(), answer))) ?? 0;
}

export async function removeEntries(orders: number[]): Promise<void> {
  await transact(queue, 'readwrite', (store) => {
    for (const order of orders) store.delete(order);
  });
}

/** Lets one page at a time send the queue; the lease of a page that died expires after half a minute. */
export async function takeLease(holder: string): Promise<boolean> {
  const isTaken = await transact<boolean>(settings, 'readwrite', (store, answer) =>
    read(store.get('lease'), (known: { holder: string; until: number } | undefined) => {
      const isFree =
        !known || known.holder === holder || known.until < Date.now() || known.until > Date.now() + leaseMs;
      if (isFree) store.put({ holder, until: Date.now() + leaseMs }, 'lease');
      answer(isFree);
    }),
  );
  return isTaken ?? false;
}

export async function endLease(holder: string): Promise<void> {
  await transact(settings, 'readwrite', (store) =>
    read(store.get('lease'), (known: { holder: string } | undefined) => {
      if (known?.holder === holder) store.delete('lease');
    }),
  );
}
