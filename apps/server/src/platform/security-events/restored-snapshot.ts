import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../database';
import { recordSecurityEvent } from './record-security-event';

const noteOf = (dataDirectory: string) => join(dataDirectory, 'restored.json');

/** Remembers a restore for the next start: during the restore there is no database that could record it. */
export async function noteRestore(dataDirectory: string, snapshot: string): Promise<void> {
  const note = { snapshot: basename(snapshot), at: new Date().toISOString() };
  await writeFile(noteOf(dataDirectory), JSON.stringify(note), { mode: 0o600 });
}

/** Records a restore that was made since the last start. */
export async function recordRestore(db: Database, dataDirectory: string): Promise<void> {
  const text = await readFile(noteOf(dataDirectory), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { snapshot, at }: { snapshot: string; at: string } = JSON.parse(text);
  const facts = { by: 'command line', snapshot, restoredAt: at };
  await recordSecurityEvent(db, { kind: 'snapshot-restored', facts });
  await rm(noteOf(dataDirectory), { force: true });
}
