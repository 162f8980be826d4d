import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrMakeSecret } from '../secrets';

/** The keys of an installation: for session tokens, for tax and similar numbers, and for what is typed at kiosks. */
export const keyNames = ['tokens', 'sealing', 'kiosk'] as const;
export type KeyName = (typeof keyNames)[number];
export type Keys = Record<KeyName, Buffer>;

/** Keys that are handed in: one by one, or as files of a directory. */
export type GivenKeys = Partial<Record<KeyName | 'directory', string | undefined>>;

interface KeySettings {
  dataDirectory: string;
  keys: GivenKeys;
}

/** Returns the keys that are handed in by environment or in `KEYS_DIR`; the others are made once in the data directory. */
export async function readKeys(settings: KeySettings): Promise<Keys> {
  const [tokens, sealing, kiosk] = await Promise.all(keyNames.map((name) => readKey(settings, name)));
  return { tokens: tokens!, sealing: sealing!, kiosk: kiosk! };
}

/** Returns a key that is handed in; undefined for one that the data directory keeps. */
export async function givenKey(keys: GivenKeys, name: KeyName): Promise<Buffer | undefined> {
  const given = keys[name] ?? (keys.directory && (await readFile(join(keys.directory, name), 'utf8').catch(missing)));
  if (!given) return undefined;
  const key = Buffer.from(given.trim(), 'base64url');
  if (key.length < 32)
    throw new Error(`The key "${name}" is shorter than 32 bytes. Create one with  openssl rand -base64 32`);
  return key;
}

const readKey = async (settings: KeySettings, name: KeyName): Promise<Buffer> =>
  (await givenKey(settings.keys, name)) ?? readOrMakeSecret(settings.dataDirectory, name);

function missing(error: Error & { code?: string }): undefined {
  if (error.code !== 'ENOENT') throw error;
}
