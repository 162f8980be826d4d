import { setTimeout } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

interface Use {
  since: number;
  /** The last statement of the transaction, without its values. */
  statement: string;
  isReported: boolean;
  isEnded: boolean;
}

export interface PoolWatch {
  /** Starts to report connections that are in use for long, and to end those that seem forgotten. */
  start: (log: Log) => void;
  /** Remembers the statement for the report of a connection that is not given back. */
  note: (client: PoolClient, statement: string) => void;
  /** Gives a connection back; one that cannot be used again is closed. */
  release: (client: PoolClient, isUsable: boolean) => void;
  /** Ends the pool; connections that are still in use then are cut. */
  endPool: () => Promise<void>;
}

type Log = (line: string) => void;

interface Limits {
  /** Checks this often. */
  everyMilliseconds: number;
  reportAfter: number;
  endAfter: number;
  /** How long the end of the pool waits for connections in use. */
  endWithin: number;
}

const usual: Limits = { everyMilliseconds: 5000, reportAfter: 30_000, endAfter: 600_000, endWithin: 5000 };

/** Notes which connections of a pool are in use, since when and for what. */
export function watchPool(pool: Pool, limits = usual): PoolWatch {
  const uses = new Map<PoolClient, Use>();
  let log: Log = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  pool.on('acquire', (client) =>
    uses.set(client, { since: performance.now(), statement: '', isReported: false, isEnded: false }),
  );
  pool.on('release', (_error, client) => uses.delete(client));

  const release = (client: PoolClient, isUsable: boolean) => {
    if (uses.has(client)) client.release(!isUsable);
  };
  const look = () => {
    for (const [client, use] of uses) {
      const milliseconds = performance.now() - use.since;
      // Its user has not noticed that the connection has ended: it is a leak, and the pool needs the place.
      if (use.isEnded) release(client, false);
      else if (milliseconds >= limits.endAfter) {
        use.isEnded = true;
        log(`${reportOf(use, milliseconds)} It is closed now.`);
        void client.end();
      } else if (milliseconds >= limits.reportAfter && !use.isReported) {
        use.isReported = true;
        log(reportOf(use, milliseconds));
      }
    }
  };
  const endPool = async () => {
    clearInterval(timer);
    const ended = pool.end();
    if (await isDoneWithin(ended, limits.endWithin)) return;
    for (const [client, use] of uses) {
      log(`${reportOf(use, performance.now() - use.since)} It is cut, because the server stops.`);
      void client.end();
    }
    await isDoneWithin(ended, 1000);
  };
  return {
    start: (say) => {
      log = say;
      timer = setInterval(look, limits.everyMilliseconds).unref();
    },
    note: (client, statement) => {
      const use = uses.get(client);
      if (use) use.statement = statement;
    },
    release,
    endPool,
  };
}

function reportOf({ statement }: Use, milliseconds: number): string {
  const what =
    statement === ''
      ? 'It has run no statement of ours in a transaction.'
      : `Its last statement: ${statement.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
  return `A connection of the database has been in use for ${Math.round(milliseconds / 1000)} seconds. ${what}`;
}

async function isDoneWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const waiting = new AbortController();
  const late = setTimeout(milliseconds, false, { signal: waiting.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), late]);
  waiting.abort();
  return isDone;
}
