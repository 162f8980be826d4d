import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureTypes, type UploadPurpose, uploadLimits } from '@horae/contract/core/upload-limits';
import { type Upload, uploadsContract } from '@horae/contract/core/uploads.contract';
import { and, eq, inArray, notExists, sum } from 'drizzle-orm';
import { type Database, inTransaction } from '../database';
import { HttpError, invalid, notFound } from '../errors';
import { noteEvent } from '../security-events/note-refusal';
import { type FileQuotas, refuseBeyondQuotas } from './file-quotas';
import { fittingName } from './fitting-name';
import { typeOfContent } from './type-of-content';
import { uploads, uploadUses } from './uploads.table';
import type { VirusScanner } from './virus-scanner';

type UploadRow = typeof uploads.$inferSelect;

interface SentFile {
  accountId: number;
  purpose: UploadPurpose;
  name: string;
  content: Buffer;
}

/** Where the files of a server are kept, and how many bytes of them. */
export interface FileStore {
  directory: string;
  quotas: FileQuotas;
  /** Looks at each file before it is stored, where one is set up. */
  scan?: VirusScanner | undefined;
}

/** The bytes per account that may be stored without a record that uses them. */
const waitingAtMost = 100_000_000;

export const uploadsDirectory = (dataDirectory: string) => join(dataDirectory, 'uploads');

/** Stores a file of a type that its purpose accepts; the file is on disk before its row is committed. */
export async function storeUpload(db: Database, store: FileStore, file: SentFile): Promise<Upload> {
  const { directory, quotas } = store;
  const { accountId, purpose, content } = file;
  const sentName = plainName(file.name);
  const type = typeOfContent(content, sentName);
  if (content.length === 0) throw invalid('file', 'This file is empty.');
  if (!type || (purpose !== 'attachment' && !isPicture(type))) throw invalid('file', takenSentence(purpose));
  const name = fittingName(sentName, type);
  await refuseHoarding(db, accountId, content.length);
  const room = { accountId, size: content.length };
  await inTransaction(db, (tx) => refuseBeyondQuotas(tx, quotas, room));
  await refuseViruses(db, store.scan, file);
  const key = randomBytes(32).toString('base64url');
  await writeWhole(directory, key, content);
  const digest = createHash('sha256').update(content).digest('base64url');
  const row = { key, accountId, purpose, name, type, size: content.length, digest };
  try {
    await inTransaction(db, async (tx) => {
      // Again, because others have stored files in the meantime.
      await refuseBeyondQuotas(tx, quotas, room);
      await tx.insert(uploads).values(row);
    });
  } catch (error) {
    if (error instanceof HttpError) await rm(join(directory, key), { force: true });
    throw error;
  }
  return { address: addressOf(row), name, type, size: content.length };
}

/** Returns the row of a key and its opened file. */
export async function openUpload(
  db: Database,
  directory: string,
  key: string,
  purposes: UploadPurpose[],
): Promise<{ upload: UploadRow; file: FileHandle }> {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), inArray(uploads.purpose, purposes)));
  const file = upload && (await open(join(directory, upload.key), 'r').catch(() => undefined));
  if (!upload || !file) throw notFound('File');
  return { upload, file };
}

/** Sets the files that a record uses, in the transaction that writes it; ignores addresses that are not ours. */
export async function keepUploads(tx: Database, usedBy: string, addresses: (string | null | undefined)[]) {
  const keys = [...new Set(addresses.flatMap((address) => keyOf(address) ?? []))];
  await tx.delete(uploadUses).where(eq(uploadUses.usedBy, usedBy));
  if (keys.length === 0) return;
  const known = await tx.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, keys)).for('share');
  if (known.length < keys.length) throw invalid('file', 'This file is no longer there. Upload it again.');
  await tx.insert(uploadUses).values(keys.map((key) => ({ usedBy, key })));
}

/** Releases all files of deleted records. */
export async function releaseUploads(tx: Database, usedBy: readonly string[]): Promise<void> {
  await tx.delete(uploadUses).where(inArray(uploadUses.usedBy, usedBy));
}

/** Returns the attachments at these addresses; addresses without a stored attachment are missing. */
export async function attachmentsAt(db: Database, addresses: string[]): Promise<Map<string, UploadRow>> {
  const keys = addresses.flatMap((address) => keyOf(address) ?? []);
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.key, keys), eq(uploads.purpose, 'attachment')));
  return new Map(rows.map((row) => [addressOf(row), row]));
}

const sheetTypes = new Set<string>([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);

/** Returns the bytes of a stored spreadsheet or text file. */
export async function sheetBytes(db: Database, directory: string, address: string): Promise<Uint8Array> {
  const upload = (await attachmentsAt(db, [address])).get(address);
  if (!upload) throw invalid('file', 'This file is no longer there. Upload it again.');
  if (!upload.type.startsWith('text/') && !sheetTypes.has(upload.type))
    throw invalid('file', 'Choose an Excel, ODS or CSV file.');
  return readFile(uploadPath(directory, address));
}

/** Returns the path of the file at an address. */
export const uploadPath = (directory: string, address: string) => join(directory, keyOf(address) ?? 'none');

/** The condition for rows that no record uses. */
export const isUnused = (db: Database) =>
  notExists(db.select({ key: uploadUses.key }).from(uploadUses).where(eq(uploadUses.key, uploads.key)));

/** The largest file of a purpose, in words. */
export const tooLargeSentence = (purpose: UploadPurpose) =>
  `Choose a file of at most ${uploadLimits[purpose] / 1_000_000} MB.`;

function addressOf({ key, purpose }: Pick<UploadRow, 'key' | 'purpose'>): string {
  const { path } = purpose === 'attachment' ? uploadsContract.file : uploadsContract.picture;
  return path.replace(':key', key);
}

/** The key in the address of a stored file. */
export function keyOf(address: string | null | undefined): string | undefined {
  return /^\/uploads\/(?:pictures|files)\/([\w-]+)$/.exec(address ?? '')?.[1];
}

const isPicture = (type: string) => pictureTypes.some((picture) => picture === type);

function takenSentence(purpose: UploadPurpose): string {
  if (purpose !== 'attachment') return 'Choose a PNG, JPEG, GIF or WebP picture.';
  return 'Choose a picture (PNG, JPEG, GIF, WebP), a PDF, an office document, a ZIP archive or plain text.';
}

/** Returns the last part of a path from any system, without characters that file names must not contain. */
function plainName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  // Browsers write a quotation mark as %22.
  const plain = last
    .replaceAll('%22', '')
    .replaceAll(/[\p{Cc}\p{Surrogate}"<>|?*:]/gu, '')
    .trim();
  return plain.slice(-150) || 'file';
}

async function refuseViruses(db: Database, scan: VirusScanner | undefined, { accountId, content }: SentFile) {
  const found = await scan?.(content);
  if (!found) return;
  await noteEvent(db, { kind: 'file-refused', outcome: 'blocked', accountId, facts: { found: found.slice(0, 100) } });
  throw invalid('file', `The virus scanner found ${found} in this file. It was not stored.`);
}

async function refuseHoarding(db: Database, accountId: number, more: number): Promise<void> {
  const isWaiting = and(eq(uploads.accountId, accountId), isUnused(db));
  const [found] = await db
    .select({ bytes: sum(uploads.size) })
    .from(uploads)
    .where(isWaiting);
  if (Number(found?.bytes ?? 0) + more <= waitingAtMost) return;
  throw new HttpError(
    429,
    'TOO_MANY_REQUESTS',
    'Too many uploaded files are not in use yet. Save the forms they belong to first.',
  );
}

/** Writes a file atomically. */
export async function writeWhole(directory: string, key: string, content: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, `${key}.unfinished`);
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await rename(unfinished, join(directory, key));
}
