import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

// Under libfaketime the database must see the same time as we do.
const { FAKETIME, LD_PRELOAD } = process.env;
const clock = FAKETIME ? { FAKETIME, LD_PRELOAD } : {};

/** A minimal environment: PGPORT or PGDATA of the shell must not reach the embedded database. */
export const programEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32'
    ? Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^PG/i.test(name)))
    : { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...clock };

/** Runs a program to its end; throws an Error with the most telling line of its output if it fails. */
export async function run(file: string, args: string[], options: { user: ProcessUser; cwd: string }): Promise<string> {
  try {
    const { stdout } = await execute(file, args, { ...options.user, cwd: options.cwd, env: programEnvironment });
    return stdout;
  } catch (error) {
    throw new Error(failureLine(error), { cause: error });
  }
}

function failureLine(error: unknown): string {
  const { stderr = '', message } = error as { stderr?: string; message: string };
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? message).trim();
}

/** The system user that owns the database's processes and files; empty for our own. */
export interface ProcessUser {
  uid?: number;
  gid?: number;
}
