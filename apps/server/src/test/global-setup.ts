import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/database';
import { migrate } from '#platform/migrate';
import { startSystemCluster, startTestCluster } from '#platform/postgres/test-cluster';
import { seedDemo } from '../features/core/demo/seed-demo';
import { addSamples } from '../samples';
import { schema } from '../schema';
import { buildThreads } from './build-threads';
import { templates } from './templates';

/** Starts one PostgreSQL for the run: the embedded one, or the system's with HORAE_TEST_DATABASE=system. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wantsSystem = process.env.HORAE_TEST_DATABASE === 'system';
  const cluster = wantsSystem ? await startSystemCluster() : await startTestCluster();
  if (!cluster) throw new Error('No system PostgreSQL of version 15 or newer was found.');
  const admin = openDatabase(cluster.connection);
  for (const [name, isSeeded] of [
    [templates.empty, false],
    [templates.demo, true],
  ] as const) {
    await admin.pool.query(`create database ${name} template template0`);
    const database = openDatabase({ ...cluster.connection, database: name });
    await migrate(database.pool, schema);
    if (isSeeded) {
      await seedDemo(database.db, 'Europe/Athens', () => undefined);
      await addSamples(database.db);
    }
    await database.close();
  }
  await admin.close();
  const threads = await buildThreads();
  project.provide('connection', cluster.connection);
  project.provide('threadFile', threads.file);
  return async () => {
    await threads.remove();
    await cluster.stop();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    threadFile: string;
    connection: { host: string; port: number; user: string; password?: string; database: string };
  }
}
