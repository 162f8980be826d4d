import { Client, type Pool, type PoolConfig } from 'pg';

type Listener = (version: number) => void;

export interface RosterChanges {
  /** Calls back with the hotel's version after each change, once per commit; answers how to stop. */
  subscribe: (companyId: number, listener: Listener) => () => void;
  close: () => Promise<void>;
}

const retryMilliseconds = 1000;

/** Listens to the database on a connection of its own; after a lost connection every subscriber is told the version of now. */
export function listenToRoster(pool: Pool): RosterChanges {
  const listeners = new Map<number, Set<Listener>>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (companyId: number, version: number) => {
    for (const listener of listeners.get(companyId) ?? []) listener(version);
  };
  const connect = async () => {
    const { host, port, user, password, database, connectionString } = pool.options as PoolConfig;
    const next = new Client(connectionString ? { connectionString } : { host, port, user, password, database });
    const lost = () => {
      if (client !== next || isClosed) return;
      client = undefined;
      retry = setTimeout(() => void connect(), retryMilliseconds);
    };
    client = next;
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload = '' }) => {
      const [companyId, version] = payload.split(':').map(Number);
      if (companyId && version) tell(companyId, version);
    });
    try {
      await next.connect();
      await next.query('listen roster');
      const { rows } = await next.query('select company_id, version from roster_versions');
      for (const { company_id, version } of rows) tell(company_id, version);
    } catch {
      await next.end().catch(() => undefined);
      lost();
    }
  };
  void connect();

  return {
    subscribe(companyId, listener) {
      const ofHotel = listeners.get(companyId) ?? new Set();
      listeners.set(companyId, ofHotel.add(listener));
      return () => {
        ofHotel.delete(listener);
        if (ofHotel.size === 0) listeners.delete(companyId);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
