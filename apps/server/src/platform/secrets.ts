import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const encoding = 'base64url';

/** Returns a secret of this installation, created on first use in the data directory and readable only by its owner. */
export async function readOrMakeSecret(dataDirectory: string, name: string): Promise<Buffer> {
  await writeSecret(dataDirectory, name, randomBytes(32)).catch(unless('EEXIST'));
  return Buffer.from(await readFile(fileOf(dataDirectory, name), 'utf8'), encoding);
}

/** Returns a secret of this installation, if it exists. */
export async function readSecret(dataDirectory: string, name: string): Promise<Buffer | undefined> {
  const text = await readFile(fileOf(dataDirectory, name), 'utf8').catch(unless('ENOENT'));
  return text === undefined ? undefined : Buffer.from(text, encoding);
}

/** Replaces a secret; returns where the previous one was kept, and how to restore it. */
export async function replaceSecret(dataDirectory: string, name: string, secret: Uint8Array) {
  const file = fileOf(dataDirectory, name);
  const aside = `${file}.${new Date().toISOString().replaceAll(':', '-')}`;
  const hadOne = await rename(file, aside).then(() => true, unless('ENOENT'));
  const putBack = () => (hadOne ? rename(aside, file) : rm(file, { force: true }));
  try {
    await writeSecret(dataDirectory, name, secret);
  } catch (error) {
    await putBack();
    throw error;
  }
  return { aside: hadOne ? aside : undefined, putBack };
}

async function writeSecret(dataDirectory: string, name: string, secret: Uint8Array): Promise<void> {
  await mkdir(join(dataDirectory, 'secrets'), { recursive: true, mode: 0o700 });
  const text = Buffer.from(secret).toString(encoding);
  await writeFile(fileOf(dataDirectory, name), text, { flag: 'wx', mode: 0o600, flush: true });
}

const fileOf = (dataDirectory: string, name: string) => join(dataDirectory, 'secrets', name);

/** Returns a `catch` handler that ignores one file-system error code. */
function unless(code: string) {
  return (error: unknown): undefined => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
}
