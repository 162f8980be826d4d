import { vi } from 'vitest';
import { databaseUrl } from './database-url';
import type { TestApp } from './start-test-app';

const commands = import.meta.glob<unknown>('../cli/*.ts');

/** Runs a command on the database of a test server, as `npm run` does; returns everything that it prints. */
export async function runCli({ database, dataDirectory }: TestApp, name: string, ...args: string[]): Promise<string> {
  let printed = '';
  const write = (text: unknown) => {
    printed += String(text);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(write));
  const { argv, exitCode } = process;
  process.argv = [...argv.slice(0, 2), ...args];
  vi.stubEnv('DATABASE_URL', databaseUrl(String(database.pool.options.database)));
  vi.stubEnv('HORAE_DATA_DIR', dataDirectory);
  vi.resetModules();
  try {
    await commands[`../cli/${name}.ts`]!();
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    process.argv = argv;
    process.exitCode = exitCode;
  }
  return printed;
}
