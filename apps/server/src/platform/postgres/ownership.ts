import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type Home, homeFiles } from './home-directory';
import { giveToOwnerOf } from './process-user';

/** A note beside the cluster that says which Horae the running database belongs to; only that one stops it. */
export interface Ownership {
  token: string;
  claim: () => Promise<void>;
  isOurs: () => Promise<boolean>;
  giveUp: () => Promise<void>;
}

export function ownershipOf(home: Home): Ownership {
  const file = homeFiles(home).owner;
  const token = randomUUID();
  // Nobody's when the directory was deleted under us: then it is still ours to stop.
  const isOurs = async () => [token, ''].includes((await readFile(file, 'utf8').catch(() => '')).trim());
  return {
    token,
    isOurs,
    claim: async () => {
      const draft = `${file}.${process.pid}`;
      // Readable by the watcher, which runs as the database user.
      await writeFile(draft, `${token}\n`);
      await chmod(draft, 0o644);
      await giveToOwnerOf(home.directory, draft);
      await rename(draft, file);
    },
    giveUp: async () => {
      if (await isOurs()) await rm(file, { force: true });
    },
  };
}
