import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessUser, run } from './run-program';

const nobody: ProcessUser = { uid: 65_534, gid: 65_534 };

export const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged account. */
export const unprivilegedUser = (): ProcessUser => (isRoot() ? nobody : {});

/** The files keep their owner, so that a start as root does not lock an ordinary user out. */
export async function userOf(home: string): Promise<ProcessUser> {
  const owner = await stat(home).catch(() => undefined);
  if (!owner) return unprivilegedUser();
  if (isRoot()) return owner.uid === 0 ? nobody : { uid: owner.uid, gid: owner.gid };
  if (process.getuid && owner.uid !== process.getuid()) {
    throw new Error(`The database in ${home} belongs to user ${owner.uid}: start Horae as that user or as root.`);
  }
  return {};
}

export async function canReach(directory: string, user: ProcessUser): Promise<boolean> {
  if (user.uid === undefined) return true;
  // We test access instead of reading the mode bits, because access lists and mounts count too.
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Gives files that root creates in the home of an ordinary user to that user. */
export async function giveToOwnerOf(directory: string, path: string): Promise<void> {
  if (!isRoot()) return;
  const { uid, gid } = await stat(directory);
  await lchown(path, uid, gid);
}

/** Changes the owner of a file, or recursively of a directory, to the user. */
export async function giveTo(user: ProcessUser, path: string): Promise<void> {
  if (user.uid === undefined || user.gid === undefined) return;
  await lchown(path, user.uid, user.gid);
  if (!(await isDirectory(path))) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await giveTo(user, inside);
    else await lchown(inside, user.uid, user.gid);
  }
}

async function isDirectory(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
