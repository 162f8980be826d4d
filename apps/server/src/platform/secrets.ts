import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret of this installation: made once, kept in the data directory for its owner alone. */
export async function readOrMakeSecret(dataDirectory: string, name: string): Promise<Buffer> {
  const file = join(dataDirectory, 'secrets', name);
  await mkdir(join(dataDirectory, 'secrets'), { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(await readFile(file, 'utf8'), 'base64url');
}
