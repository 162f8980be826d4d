import { access, readdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { type Binaries, programs, versionOf } from './binaries';
import { unprivilegedUser } from './process-user';

const oldestMajor = 15;
const debianPlace = '/usr/lib/postgresql';

/** Returns the newest PostgreSQL installed on the system, if one is new enough for Horae. */
export async function findSystemBinaries(): Promise<Binaries | undefined> {
  const found: Binaries[] = [];
  for (const bin of [...(await debianDirectories()), ...(process.env.PATH ?? '').split(delimiter)]) {
    const prefix = dirname(bin);
    const { initdb } = programs(prefix, '');
    const exists =
      bin.endsWith('bin') &&
      (await access(initdb).then(
        () => true,
        () => false,
      ));
    const version = exists && (await versionOf(prefix, unprivilegedUser()).catch(() => undefined));
    if (version) found.push(programs(prefix, version));
  }
  const usable = found.filter(({ major }) => Number(major) >= oldestMajor);
  return usable.sort((a, b) => Number(b.major) - Number(a.major))[0];
}

async function debianDirectories(): Promise<string[]> {
  const versions = await readdir(debianPlace).catch(() => []);
  return versions.map((version) => join(debianPlace, version, 'bin'));
}
