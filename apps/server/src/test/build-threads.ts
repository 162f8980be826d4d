import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bundled } from '../../vite.config';

const server = join(import.meta.dirname, '..', '..');

/** Builds the program of the threads, which run no source. It stands where the installed packages are found. */
export async function buildThreads(): Promise<{ file: string; remove: () => Promise<void> }> {
  const modules = join(server, 'node_modules');
  // Missing where all packages are hoisted.
  await mkdir(modules, { recursive: true });
  const directory = await mkdtemp(join(modules, '.threads-'));
  await build({
    configFile: false,
    root: server,
    logLevel: 'silent',
    ssr: { noExternal: bundled },
    build: { ssr: join(server, 'src', 'heavy.thread.ts'), target: 'node20', outDir: directory, emptyOutDir: false },
  });
  return { file: join(directory, 'heavy.thread.js'), remove: () => rm(directory, { recursive: true, force: true }) };
}
