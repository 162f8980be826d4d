import { inject } from 'vitest';

/** The address of a database of the run's cluster, for one of its roles. */
export function databaseUrl(database: string, role = inject('connection').user): string {
  const { host, port, password = '' } = inject('connection');
  const query = new URLSearchParams({ host, port: String(port) });
  return `postgresql://${encodeURIComponent(role)}:${encodeURIComponent(password)}@localhost/${database}?${query}`;
}
