import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface CopyOptions {
  /** Says by the path inside the tree what stays out. */
  leavesOut?: (path: string) => boolean;
  signal?: AbortSignal;
}

/** Copies a tree of files onto the disk itself; files that vanish meanwhile are left out, as are links. */
export async function copyTree(
  from: string,
  to: string,
  { leavesOut = () => false, signal }: CopyOptions = {},
): Promise<void> {
  const copyDirectory = async (inside: string): Promise<void> => {
    await mkdir(join(to, inside), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(join(from, inside), { withFileTypes: true })) {
      signal?.throwIfAborted();
      const path = join(inside, entry.name);
      if (leavesOut(path)) continue;
      if (entry.isDirectory()) await copyDirectory(path);
      else if (entry.isFile()) await copyOne(join(from, path), join(to, path));
    }
    await syncToDisk(join(to, inside));
  };
  await copyDirectory('');
}

export async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await syncToDisk(to);
}

/** Waits until a file, or the list of a directory, is on the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const handle = await open(path, isWindows ? 'r+' : 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows has no handle for a directory.
    if (isWindows && error.code !== 'ENOENT') return undefined;
    throw error;
  });
  await handle?.sync().finally(() => handle.close());
}
