import { copyFile, open, rm, stat, truncate } from 'node:fs/promises';

const largestLogBytes = 1_000_000;

/** Keeps the log and one older file. The database appends, so truncating the file underneath it is safe. */
export async function rotateLog(file: string): Promise<void> {
  if ((await logSize(file)) < largestLogBytes) return;
  await rm(`${file}.1`, { force: true });
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

export async function logSize(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

/** Returns the reason that the database logged after the given position, in one line. */
export async function reasonInLog(file: string, from: number): Promise<string> {
  const lines = (await readFrom(file, from)).split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return telling.replace(/^.*?(FATAL|PANIC):\s*/, '').trim();
}

async function readFrom(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return '';
  try {
    const buffer = Buffer.alloc(64_000);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
