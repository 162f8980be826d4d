import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type ArchiveLine, archiveFormat, cutShort, type Manifest } from './archive';

/** Returns the manifest of an export and the lines after it; throws a one-line Error for any other file. */
export async function openArchive(file: string): Promise<{ manifest: Manifest; lines: AsyncGenerator<ArchiveLine> }> {
  const lines = linesOf(file);
  const first = await lines.next();
  const manifest: unknown = first.done ? undefined : parsed(first.value, foreign);
  if (!isManifest(manifest)) throw foreign();
  return { manifest, lines: parsedLines(lines) };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  try {
    yield* createInterface({ input: source.pipe(unzipped), crlfDelay: Infinity });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') throw cutShort();
    throw code.startsWith('Z_') ? foreign() : error;
  } finally {
    source.destroy();
  }
}

async function* parsedLines(lines: AsyncGenerator<string>): AsyncGenerator<ArchiveLine> {
  for await (const line of lines) yield parsed(line, cutShort) as ArchiveLine;
}

function parsed(line: string, fault: () => Error): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw fault();
  }
}

function isManifest(read: unknown): read is Manifest {
  if (typeof read !== 'object' || read === null || !('format' in read) || !('migrations' in read)) return false;
  const { format, migrations } = read;
  const isKnown = format === archiveFormat || format === 'horae-export-1';
  return isKnown && Array.isArray(migrations) && migrations.every((tag) => typeof tag === 'string');
}

const foreign = () => new Error('This file is not a Horae export.');
