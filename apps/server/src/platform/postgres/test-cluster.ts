import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { findBinaries } from './binaries';
import { type PostgresConnection, superuser, withClient } from './connection';
import { giveTo } from './process-user';
import { initialise } from './run-initdb';
import { run } from './run-program';
import { findSystemBinaries } from './system-binaries';
import { startThrowAwayCluster, type TestCluster } from './throw-away-cluster';

/** Starts a throw-away cluster of the embedded PostgreSQL. */
export function startTestCluster(): Promise<TestCluster> {
  return startThrowAwayCluster({
    binaries: ({ directory, user }) => findBinaries(directory, user),
    initialise: (cluster, home, binaries) => initialise(cluster, home, binaries, ['--no-sync']),
  });
}

/** Starts one of the system's own PostgreSQL; returns undefined if there is none of version 15 or newer. */
export async function startSystemCluster(): Promise<TestCluster | undefined> {
  const binaries = await findSystemBinaries();
  if (!binaries) return undefined;
  const options = ['-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '-U', superuser, '--no-sync'];
  return startThrowAwayCluster({
    binaries: async () => binaries,
    initialise: async (cluster, home) => {
      await mkdir(cluster, { mode: 0o700 });
      await giveTo(home.user, cluster);
      await run(binaries.initdb, ['-D', basename(cluster), ...options], { user: home.user, cwd: home.directory });
    },
  });
}

/** Creates a database from a template that has no open connections. */
export async function cloneDatabase(connection: PostgresConnection, template: string, name: string): Promise<void> {
  await withClient(connection, (client) => {
    const [from, to] = [client.escapeIdentifier(template), client.escapeIdentifier(name)];
    return client.query(`create database ${to} template ${from} strategy file_copy`);
  });
}

/** Drops a database and ends its sessions. */
export async function dropDatabase(connection: PostgresConnection, name: string): Promise<void> {
  await withClient(connection, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}
