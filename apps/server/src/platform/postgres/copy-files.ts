import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface CopyOptions {
  /** Whether to skip a path, relative to the tree. */
  leavesOut?: (path: string) => boolean;
  signal?: AbortSignal;
}

/** Copies a directory tree and syncs it to disk; skips links and files that vanish in the meantime. */
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

/** Syncs a file or a directory to disk. */
export async function syncToDisk(path: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const handle = await open(path, isWindows ? 'r+' : 'r').catch((error: NodeJS.ErrnoException) => {
    // Windows cannot open a directory.
    if (isWindows && error.code !== 'ENOENT') return undefined;
    throw error;
  });
  await handle?.sync().finally(() => handle.close());
}
