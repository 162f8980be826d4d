import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { PoolWatch } from '../pool-watch';
import { beginFenced } from './companies';

/** What Drizzle needs of a connection. */
export interface Queries {
  query: (config: QueryConfig, values?: unknown[]) => Promise<QueryResult>;
}

/**
 * Runs each statement in a transaction of its own, because the setting of the hotels lasts as long as a transaction. The
 * three messages leave together, so this costs no round trip. Needs connections in pipeline mode.
 */
export function fencedQueries(pool: Pool, watch: PoolWatch, on: (client: PoolClient) => Queries): Queries {
  return {
    async query(config, values) {
      const client = await pool.connect();
      watch.note(client, config.text);
      const parts = [client.query(beginFenced()), on(client).query(config, values), client.query('commit')] as const;
      const [begin, answer, commit] = await Promise.allSettled(parts);
      watch.release(client, begin.status === 'fulfilled' && commit.status === 'fulfilled');
      // Without its transaction the statement saw no hotel, so what it answered is not true.
      if (begin.status === 'rejected') throw begin.reason;
      if (answer.status === 'rejected') throw answer.reason;
      if (commit.status === 'rejected') throw commit.reason;
      return answer.value;
    },
  };
}

/** Sends statements without their names: behind a pooler of transactions, each may meet another connection. */
export const unnamedQueries = (client: PoolClient): Queries => ({
  query: ({ name: _unused, ...config }, values) => client.query(config, values),
});
