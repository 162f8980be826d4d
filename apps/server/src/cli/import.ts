import { readFile, writeFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { z } from 'zod';
import { HttpError } from '#platform/errors';
import { rowsOfSheet } from '#platform/rows-of-sheet';
import { readImportFile } from '#platform/uploads/sheet-of-upload';
import { importRoster } from '../features/scheduling/roster-import/import-roster.service';
import { isRosterHeading } from '../features/scheduling/roster-import/layouts.rules';
import { readArguments, wholeNumber } from './arguments';
import { reportLine, tellImport } from './import-report';
import { importingHotel } from './importing-hotel';
import { progressBar } from './progress-bar';
import { readEncoding, tellReading } from './read-import-file';
import { runCommand } from './run-command';

const usage =
  'npm run import -- --hotel 1004 [--name "My Hotel"] [--dry-run] [--map FILE.json] [--replace] [--dates dmy|mdy] [--as you@hotel.gr [--draft]] [--reason "…"] [--report FILE.csv] [--sheet NAME] [--encoding ISO-8859-7] ROSTER.xlsx|.ods|.csv';

await runCommand(async ({ settings, database: { db }, say }) => {
  const { values, has, positionals } = readArguments(
    ['hotel', 'name', 'map', 'dates', 'as', 'reason', 'report', 'sheet', 'encoding'],
    ['dry-run', 'replace', 'draft'],
  );
  const companyId = wholeNumber('hotel', values.hotel, 1, 2_147_483_647);
  const [file] = positionals;
  if (!file) throw new Error(`Enter the roster file:  ${usage}`);
  const dayOrder = z.enum(['dmy', 'mdy'], { error: '--dates is dmy or mdy' }).parse(values.dates ?? 'dmy');
  if (has('draft') && values.as === undefined)
    throw new Error('Drafts belong to an account. Name it with --as you@hotel.gr.');
  const { defaultTimeZone } = settings;
  const named = { companyId, name: values.name, as: values.as, defaultTimeZone };
  const importing = await importingHotel(db, named);
  const mapping = values.map
    ? z.record(z.string(), z.string()).parse(JSON.parse(await readFile(values.map, 'utf8')))
    : undefined;
  const encoding = readEncoding(values.encoding);
  const opened = await readImportFile(await readFile(file), { encoding, sheet: values.sheet });
  const sheet = opened.sheet();
  const table = rowsOfSheet(sheet, isRosterHeading);
  const options = {
    ...importing,
    table,
    sheet,
    dayOrder,
    mapping,
    replace: has('replace'),
    isDryRun: has('dry-run'),
    asDraft: has('draft'),
    reason: values.reason?.trim() || null,
    progress: progressBar('Reading'),
  };
  const report = await importRoster(db, options).catch((error: unknown) => {
    if (!lacksReason(error)) throw error;
    // Read again for the list of what is against the law.
    return importRoster(db, { ...options, isDryRun: true });
  });
  tellReading(opened, sheet.name, report.grid ? [] : table.leftOut, say);
  if (values.report) await writeFile(values.report, Papa.unparse(report.rows.map(reportLine)));
  tellImport(report, say);
  if (report.grid && report.rows.length === 0 && report.questions.length > 0)
    throw new Error('Nothing was saved. Answer these questions once on the page “Import roster”, then import again.');
  if (report.rows.some((row) => row.verdict === 'fault'))
    throw new Error('Nothing was saved. Correct the rows above and import again.');
  if (report.unlawful > 0 && !report.isWritten && !options.isDryRun)
    throw new Error(
      'Nothing was saved. Say why the roster is published against the law with --reason "…", or import it as drafts with --as and --draft.',
    );
});

function lacksReason(error: unknown): boolean {
  return error instanceof HttpError && JSON.stringify(error.more.error?.['fields'] ?? '').includes('"path":"reason"');
}
