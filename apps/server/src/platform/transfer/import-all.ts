import { notInArray } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { withoutLimits } from '../database';
import { keyFingerprints } from '../keys/key-fingerprints.table';
import {
  formerTags,
  lockMigrations,
  migrationTags,
  NewerDatabase,
  pendingMigrations,
  runMigrations,
  type Schema,
} from '../migrate';
import { type ArchiveLine, cutShort, type Moved, movedSecrets, type Totals } from './archive';
import { raiseCounters, setCounter } from './counters';
import { emptyTables, refuseWhenFilled } from './empty-tables';
import type { Installation } from './export-all';
import { FilesBesides } from './files-besides';
import { openArchive } from './read-archive';
import { generatedColumns, queriesOn, quoted } from './tables';

/** Imports an export into an empty installation, all or nothing; runs the migrations that an older export lacks. */
export async function importAll(
  installation: Installation & { isEmbedded: boolean },
  { directory, afterwards }: Schema,
  file: string,
): Promise<Moved> {
  const client = await installation.pool.connect();
  const files = new FilesBesides(installation);
  try {
    const { manifest, lines } = await openArchive(file);
    await client.query('begin');
    await client.query(withoutLimits);
    await refuseWhenFilled(client);
    const missing = await missingMigrations(client, directory, manifest.migrations);
    await emptyTables(client, directory, manifest.migrations);
    const moved = await load(client, files, lines);
    if (manifest.format === 'horae-export-1') {
      await raiseCounters(client);
      moved.warnings.push(
        'This export of an older version holds neither the uploaded files nor the sealing key: copy the directory “uploads” and the file “secrets/sealing” of its data directory.',
      );
    } else if (!moved.end || !isWhole(moved, moved.end)) throw cutShort();
    await runMigrations(client, directory, missing);
    await afterwards(client);
    // Those that did not come with the export are the ones of this installation.
    await queriesOn(client)
      .delete(keyFingerprints)
      .where(notInArray(keyFingerprints.name, [...movedSecrets]));
    for (const aside of await files.keepSecrets()) moved.warnings.push(`The previous secret is kept as ${aside}.`);
    await client.query('commit');
    return moved;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await files.takeBack();
    throw error;
  } finally {
    client.release();
  }
}

/** Returns the migrations that ran here but not where the export was written. */
async function missingMigrations(client: ClientBase, directory: string, exported: string[]): Promise<string[]> {
  await lockMigrations(client);
  const missing = await pendingMigrations(directory, exported).catch((error: unknown) => {
    if (!(error instanceof NewerDatabase)) throw error;
    throw new Error(`The export was written by a newer Horae (it has ${error.tag}). Import it with that version.`, {
      cause: error,
    });
  });
  const former = await formerTags(directory);
  const chain = former.includes(exported[0]!) ? former : await migrationTags(directory);
  if (exported.some((tag, at) => tag !== chain[at])) {
    throw new Error('The export is from a version between two releases. Update that server and export again.');
  }
  return missing;
}

async function load(
  client: ClientBase,
  files: FilesBesides,
  lines: AsyncIterable<ArchiveLine>,
): Promise<Moved & { end?: Totals }> {
  const moved: Moved & { end?: Totals } = { tables: new Map(), uploads: 0, warnings: [] };
  for await (const line of lines) {
    if ('table' in line) {
      await insert(client, line.table, line.rows);
      moved.tables.set(line.table, (moved.tables.get(line.table) ?? 0) + line.rows.length);
    } else if ('counter' in line) await setCounter(client, line);
    else if ('secret' in line) await files.takeSecret(line.secret, line.value);
    else if ('upload' in line) {
      await files.takeUpload(client, line.upload, Buffer.from(line.content, 'base64'));
      moved.uploads += 1;
    } else if ('end' in line) moved.end = line.end;
  }
  return moved;
}

function isWhole({ tables, uploads }: Moved, end: Totals): boolean {
  return [...tables.values()].reduce((sum, count) => sum + count, 0) === end.rows && uploads === end.uploads;
}

// Disables the triggers of the export's own migrations, which would count what the file already contains.
async function insert(client: ClientBase, table: string, rows: object[]): Promise<void> {
  const generated = await generatedColumns(client, table);
  const columns = Object.keys(rows[0] ?? {})
    .filter((column) => !generated.includes(column))
    .map(quoted)
    .join(', ');
  await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(
    `insert into ${quoted(table)} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await client.query(`alter table ${quoted(table)} enable trigger user`);
}
