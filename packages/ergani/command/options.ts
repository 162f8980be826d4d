import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SimulatedEmployer, SimulatorOptions } from '../simulator';

export const usage =
  'Usage: npm run ergani:simulator -- [--port 4010] [--host 127.0.0.1] [--state FILE.json] [--employers FILE.json]';

/** Parses the command line. Paths are relative to `askedFrom`. Throws an Error with a message of one line. */
export function readOptions(args: readonly string[], askedFrom: string): SimulatorOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      state: { type: 'string' },
      employers: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port ${values.port} is no port.`);
  return {
    port,
    host: values.host,
    ...(values.state === undefined ? {} : { stateFile: resolve(askedFrom, values.state) }),
    ...(values.employers === undefined ? {} : { employers: readEmployers(resolve(askedFrom, values.employers)) }),
  };
}

const needed = ['username', 'password', 'taxNumber', 'name'] as const;

function readEmployers(path: string): SimulatedEmployer[] {
  let employers: unknown;
  try {
    employers = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (!Array.isArray(employers)) throw new Error(`${path} is not a list of employers.`);
  for (const [i, employer] of employers.entries())
    for (const name of needed)
      if (typeof (employer as Record<string, unknown> | null)?.[name] !== 'string')
        throw new Error(`${path}: employer ${i + 1} has no ${name}.`);
  return employers as SimulatedEmployer[];
}
