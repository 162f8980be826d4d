import { DrizzleQueryError } from 'drizzle-orm/errors';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { DatabaseError, type Pool } from 'pg';

/** Classes of SQLSTATE whose messages name only tables, columns, constraints and limits, never a value. */
const plainClasses = /^(08|23|25|28|3D|40|42|53|55|57|58|XX)/;

/**
 * Takes the values of a failed statement out of its error: what PostgreSQL says in `detail` and `where`, the message
 * if it may quote one, and what Drizzle adds. Done where errors arise, so that no log, stored failure or unforeseen
 * exception can show a value (decision 41).
 */
export function withoutValues(error: unknown): void {
  if (error instanceof DatabaseError) {
    for (const field of ['detail', 'where', 'hint', 'internalQuery'] as const) delete error[field];
    if (!plainClasses.test(error.code ?? '')) rename(error, `SQLSTATE ${error.code}`);
  }
  if (error instanceof DrizzleQueryError) {
    error.params = [];
    const reason = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    rename(error, `Failed query${reason}\n${error.query}`);
  }
}

// The stack begins with the message as it was when the error was made.
function rename(error: Error, message: string): void {
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? '';
  error.message = message;
  error.stack = `${error.name}: ${message}${frames}`;
}

interface Connection {
  prependListener: (event: 'errorMessage', listener: (error: unknown) => void) => void;
}

/** Takes the values out of everything that PostgreSQL reports on the connections of a pool, before anybody sees it. */
export function withoutValuesIn(pool: Pool): void {
  pool.on('connect', (client) => {
    const { connection } = client as typeof client & { connection: Connection };
    connection.prependListener('errorMessage', withoutValues);
  });
}

type RunQuery = (statement: string, values: unknown[], query: () => Promise<unknown>) => Promise<unknown>;

// Drizzle has no hook for its errors; every statement of it goes through this method. Its prototype outlives this module
// where modules are loaded again.
const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: RunQuery; original?: RunQuery };
prepared.original ??= prepared.queryWithCache;
const runQuery = prepared.original;
prepared.queryWithCache = async function withoutValuesInErrors(...asked) {
  try {
    return await runQuery.apply(this, asked);
  } catch (error) {
    withoutValues(error);
    throw error;
  }
};
