import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type Home, homeFiles } from './home-directory';
import { giveToOwnerOf } from './process-user';

/** A file beside the cluster that names the Horae that owns the running database; only the owner stops it. */
export interface Ownership {
  token: string;
  claim: () => Promise<void>;
  isOurs: () => Promise<boolean>;
  giveUp: () => Promise<void>;
}

export function ownershipOf(home: Home): Ownership {
  const file = homeFiles(home).owner;
  const token = randomUUID();
  // The file is missing if the directory was deleted while we ran; the database is then still ours to stop.
  const isOurs = async () => [token, ''].includes((await readFile(file, 'utf8').catch(() => '')).trim());
  return {
    token,
    isOurs,
    claim: async () => {
      const draft = `${file}.${process.pid}`;
      // The watcher, which runs as the database user, must be able to read it.
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
