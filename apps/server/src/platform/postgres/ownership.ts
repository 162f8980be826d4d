import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const isOurs = async () => (await readFile(file, 'utf8').catch(() => '')).trim() === token;
  return {
    token,
    isOurs,
    claim: async () => {
      const draft = `${file}.${process.pid}`;
      // Readable by the watcher, which runs as the database user.
      await writeFile(draft, `${token}\n`, { mode: 0o644 });
      await giveToOwnerOf(home.directory, draft);
      await rename(draft, file);
    },
    giveUp: async () => {
      if (await isOurs()) await rm(file, { force: true });
    },
  };
}
