import type { PoolClient, QueryConfig } from 'pg';
import type { DatabasePool } from '#platform/database';
import { currentCompanies } from '#platform/fence/companies';

const column = String.raw`(?:"?\w+"?\.)?"?company_id"?`;
const isCompany = new RegExp(
  String.raw`${column}\s*=\s*(?<one>\$\d+)|${column}\s*=\s*any\s*\(\s*(?<some>\$\d+)(?:::int\[\])?\s*\)`,
  'giu',
);

/** A statement as if somebody had forgotten to ask for the hotel; its parameters stay. */
function withoutFilter(text: string): string {
  // In an insert or `set`, the company is a value and not a condition.
  const from = text.search(/\bwhere\b|\bon\b/iu);
  if (from < 0) return text;
  const forgotten = (_all: string, one?: string, some?: string) =>
    one ? `${one}::int is not null` : `${some}::int[] is not null`;
  return text.slice(0, from) + text.slice(from).replaceAll(isCompany, forgotten);
}

/**
 * Removes every condition on the company from the statements of a server's calls; returns how many statements lost one.
 * Those that find out who is calling stay as they are.
 */
export function removeCompanyFilters({ pool }: DatabasePool): () => number {
  let removed = 0;
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (config: string | QueryConfig, values?: unknown[]) => unknown;
    const mutated = (config: string | QueryConfig, values?: unknown[]) => {
      if (typeof config === 'string' || currentCompanies() === 'all') return query(config, values);
      const { name: _unused, ...rest } = config;
      const text = withoutFilter(config.text);
      if (text !== config.text) removed += 1;
      return query({ ...rest, text }, values);
    };
    Reflect.set(client, 'query', mutated);
  });
  return () => removed;
}
