import { existsSync, readdirSync } from 'node:fs';

/** Whether PostgreSQL 15 or newer is installed on this machine. */
export function findSystemPostgres() {
  const directory = '/usr/lib/postgresql';
  if (!existsSync(directory)) return false;
  return readdirSync(directory).some(
    (version) => Number(version) >= 15 && existsSync(`${directory}/${version}/bin/initdb`),
  );
}
