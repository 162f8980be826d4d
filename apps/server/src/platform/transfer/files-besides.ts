import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { type GivenKeys, givenKey } from '../keys/keys';
import { readSecret, replaceSecret } from '../secrets';
import { uploadsDirectory, writeWhole } from '../uploads/upload-store';
import { cutShort, type MovedSecret, movedSecrets } from './archive';

interface InstallationFiles {
  dataDirectory: string;
  isEmbedded: boolean;
  keys?: GivenKeys | undefined;
}

/** The files that an import adds beside the database; written as they arrive and removed if the import fails. */
export class FilesBesides {
  private readonly dataDirectory: string;
  private readonly isEmbedded: boolean;
  private readonly keys: GivenKeys;
  private readonly written: string[] = [];
  private readonly secrets = new Map<MovedSecret, Buffer>();
  private readonly putBack: (() => Promise<void>)[] = [];

  constructor({ dataDirectory, isEmbedded, keys = {} }: InstallationFiles) {
    this.dataDirectory = dataDirectory;
    this.isEmbedded = isEmbedded;
    this.keys = keys;
  }

  /** Writes a stored file; it must match the digest in its row. */
  async takeUpload(client: ClientBase, key: string, content: Buffer): Promise<void> {
    const { rows } = await client.query<{ digest: string }>('select digest from uploads where key = $1', [key]);
    const digest = createHash('sha256').update(content).digest('base64url');
    if (!/^[\w-]+$/.test(key) || rows[0]?.digest !== digest) throw cutShort();
    const directory = uploadsDirectory(this.dataDirectory);
    if (await isThere(join(directory, key))) return;
    this.written.push(key);
    await writeWhole(directory, key, content);
  }

  /** Takes a key of the installation; throws where another database may need the existing one. */
  async takeSecret(name: MovedSecret, text: string): Promise<void> {
    if (!movedSecrets.includes(name)) throw cutShort();
    const secret = Buffer.from(text, 'base64url');
    const given = await givenKey(this.keys, name);
    if (given && !given.equals(secret))
      throw new Error(`The key "${name}" that you provided is not the one of the export. Provide that one, or none.`);
    if (given) return;
    const current = await readSecret(this.dataDirectory, name);
    if (current?.equals(secret)) return;
    if (current && !this.isEmbedded && (await this.hasOwnDatabase())) {
      throw new Error(
        `${this.dataDirectory} holds an embedded database with a ${name} key of its own. Set HORAE_DATA_DIR to another directory for the server of DATABASE_URL.`,
      );
    }
    this.secrets.set(name, secret);
  }

  /** Installs the keys, as the last step; returns where the older ones are kept, which snapshots may need. */
  async keepSecrets(): Promise<string[]> {
    const kept: string[] = [];
    for (const [name, secret] of this.secrets) {
      const { aside, putBack } = await replaceSecret(this.dataDirectory, name, secret);
      this.putBack.push(putBack);
      if (aside) kept.push(aside);
    }
    return kept;
  }

  async takeBack(): Promise<void> {
    for (const putBack of this.putBack) await putBack();
    for (const key of this.written) await rm(join(uploadsDirectory(this.dataDirectory), key), { force: true });
  }

  private async hasOwnDatabase(): Promise<boolean> {
    return (
      (await isThere(join(this.dataDirectory, 'postgres'))) ||
      (await isThere(join(this.dataDirectory, 'postgres.path')))
    );
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
