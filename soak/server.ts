import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Session } from '@horae/contract/core/user-data';
import type { AnswerOf, RouteContract } from '@horae/contract/route';
import { shiftsContract, type VersionedShift } from '@horae/contract/scheduling/shifts.contract';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Server {
  address: string;
  directory: string;
  employees: number[];
  /** Calls with the same key are done once. */
  call: <R extends RouteContract>(
    contract: R,
    body: object,
    key?: string,
  ) => Promise<{ status: number; body: AnswerOf<R> }>;
  /** Makes a GET call. */
  get: <T>(path: string) => Promise<{ status: number; body: T }>;
  read: (id: number) => Promise<{ status: number; body: VersionedShift }>;
  isRunning: () => boolean;
  kill: () => Promise<void>;
  /** Asks the process to stop; resolves with its exit code. */
  stop: () => Promise<number | null>;
  clean: () => Promise<void>;
}

/** Starts the built server as its own process, on the data directory of an earlier one or a new one. */
export async function startServer(
  before?: Pick<Server, 'directory'> & Partial<Server>,
  environment: Record<string, string> = {},
): Promise<Server> {
  const directory = before?.directory ?? (await mkdtemp(join(tmpdir(), 'horae-soak-')));
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HORAE_DATA_DIR: directory,
      LOG_LEVEL: 'fatal',
      ...environment,
    },
  });
  const address = await addressOf(child);
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const ask = async <T>(path: string, token: string, body?: object, key?: string) => {
    const answer = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const logIn = async () =>
    (await ask<Session>('/auth/login', '', { email: 'admin@demo.com', password: 'admin' })).body.accessToken;
  let token = await logIn();
  // Twenty rounds take longer than an access token is valid.
  const signedIn = async <T>(path: string, body?: object, key?: string) => {
    const answer = await ask<T>(path, token, body, key);
    if (answer.status !== 401) return answer;
    token = await logIn();
    return ask<T>(path, token, body, key);
  };
  const call: Server['call'] = (contract, body, key) => signedIn(contract.path, body, key);
  const employees = before?.employees ?? (await employeesOf(call));
  return {
    address,
    directory,
    employees,
    call,
    get: (path) => signedIn(path),
    read: (id) => signedIn(`${shiftsContract.read.path.replace(':id', String(id))}?hotel=1003`),
    isRunning: () => child.exitCode === null,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    clean: () => rm(directory, { recursive: true, force: true }),
  };
}

async function employeesOf(call: Server['call']): Promise<number[]> {
  const { body } = await call(staffTimelineContract.filtered, { selectedHotel: 1003 });
  return body.resources.map((resource) => resource.employeeId);
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const ready = /is ready at (\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)));
  });
}
