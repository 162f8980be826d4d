import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Server, startServer } from './server';

/** Starts a server on a copy of the sample hotels that belongs to nobody else. */
export async function startSeeded(environment: Record<string, string> = {}): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), 'horae-soak-'));
  // With the owners of the files: the database refuses a directory that belongs to somebody else.
  execFileSync('cp', ['-a', `${inject('seededDirectory')}/.`, directory]);
  return startServer({ directory }, environment);
}
