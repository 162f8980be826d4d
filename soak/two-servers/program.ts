import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { untilListening } from '../../apps/server/src/test/start-pooler';

interface Command {
  command: string;
  args: string[];
  environment?: Record<string, string>;
  user?: { uid?: number; gid?: number };
  /** Receives what the program says. */
  log: string;
  port: number;
}

export interface Program {
  port: number;
  kill: () => Promise<void>;
  /** Asks it to stop; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Starts it, again on the same port, and waits until it listens. */
  start: () => Promise<void>;
}

/** The first start of a server fills the demo hotels. */
const longestStartSeconds = 180;

/** A program that listens on a port and can be killed and started again. */
export function program({ command, args, environment = {}, user = {}, log, port }: Command): Program {
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  return {
    port,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    start: async () => {
      const output = openSync(log, 'a');
      child = spawn(command, args, {
        ...user,
        cwd: '/',
        env: { PATH: process.env.PATH, ...environment },
        stdio: ['ignore', output, output],
      });
      await untilListening(port, child, longestStartSeconds).catch((error: Error) => {
        throw new Error(`${error.message} ${readFileSync(log, 'utf8').slice(-500)}`, { cause: error });
      });
    },
  };
}
