import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory whose server was stopped after it had made the sample hotels. */
    seededDirectory: string;
  }
}

/** Makes the sample hotels once; each server that starts anew gets a copy of them. */
export default async function makeSeededDirectory(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.stop();
  project.provide('seededDirectory', server.directory);
  return () => rm(server.directory, { recursive: true, force: true });
}
