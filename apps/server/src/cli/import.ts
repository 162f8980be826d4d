import { readFile, writeFile } from 'node:fs/promises';
import type { Planned, RosterRow } from '@horae/contract/scheduling/roster-import.contract';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { z } from 'zod';
import type { Database } from '#platform/database';
import { rowsOfSheet } from '#platform/rows-of-sheet';
import { readImportFile } from '#platform/uploads/sheet-of-upload';
import { companies } from '../features/people/organisation/organisation.table';
import { type ImportReport, importRoster } from '../features/scheduling/roster-import/import-roster.service';
import { isRosterHeading } from '../features/scheduling/roster-import/layouts.rules';
import { readArguments, wholeNumber } from './arguments';
import { progressBar } from './progress-bar';
import { readEncoding, tellReading } from './read-import-file';
import { runCommand } from './run-command';

const usage =
  'npm run import -- --hotel 1004 [--name "My Hotel"] [--dry-run] [--map FILE.json] [--replace] [--dates dmy|mdy] [--report FILE.csv] [--sheet NAME] [--encoding ISO-8859-7] ROSTER.xlsx|.ods|.csv';

await runCommand(async ({ settings, database: { db }, say }) => {
  const { values, has, positionals } = readArguments(
    ['hotel', 'name', 'map', 'dates', 'report', 'sheet', 'encoding'],
    ['dry-run', 'replace'],
  );
  const companyId = wholeNumber('hotel', values.hotel, 1, 2_147_483_647);
  const [file] = positionals;
  if (!file) throw new Error(`Enter the roster file:  ${usage}`);
  const dayOrder = z.enum(['dmy', 'mdy'], { error: '--dates is dmy or mdy' }).parse(values.dates ?? 'dmy');
  const { hotel, newHotel } = await hotelFor(db, companyId, values.name, settings.defaultTimeZone);
  const mapping = values.map
    ? z.record(z.string(), z.string()).parse(JSON.parse(await readFile(values.map, 'utf8')))
    : undefined;
  const encoding = readEncoding(values.encoding);
  const opened = await readImportFile(await readFile(file), { encoding, sheet: values.sheet });
  const sheet = opened.sheet();
  const table = rowsOfSheet(sheet, isRosterHeading);
  const report = await importRoster(db, {
    hotel,
    newHotel,
    table,
    sheet,
    dayOrder,
    mapping,
    replace: has('replace'),
    isDryRun: has('dry-run'),
    accountId: null,
    progress: progressBar('Reading'),
  });
  tellReading(opened, sheet.name, report.grid ? [] : table.leftOut, say);
  if (values.report) await writeFile(values.report, Papa.unparse(report.rows.map(reportLine)));
  tell(report, say);
  if (report.grid && report.rows.length === 0 && report.questions.length > 0)
    throw new Error('Nothing was saved. Answer these questions once on the page “Import roster”, then import again.');
  if (report.rows.some((row) => row.verdict === 'fault'))
    throw new Error('Nothing was saved. Correct the rows above and import again.');
});

async function hotelFor(db: Database, companyId: number, name: string | undefined, timeZone: string) {
  const [stored] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  if (stored) return { hotel: { companyId, timeZone: stored.timeZone } };
  if (!name) throw new Error(`There is no hotel ${companyId} yet: give it a name with --name "My Hotel".`);
  return { hotel: { companyId, timeZone }, newHotel: name };
}

/** A row of the report as a file has it. */
const reportLine = ({ line, cell, person, day, verdict, sentence, was, now }: RosterRow) => ({
  line,
  cell,
  person,
  day,
  verdict,
  sentence,
  was: was && plannedText(was),
  now: now && plannedText(now),
});

const plannedText = ({ from, to, type }: Planned) => (from ? `${from}-${to} ${type}` : type);

const asked = {
  department: 'the department',
  workCentre: 'the work centre',
  jobTitle: 'the job title',
  shiftType: 'what this code stands for:',
  employee: 'who this is:',
  rosterLine: 'what this line is:',
  firstDay: 'the first day of the table at',
} as const;

function tell(
  { layout, rows, questions, newEmployees, newDepartments, isWritten }: ImportReport,
  say: (line: string) => void,
): void {
  for (const { of, value, cells = [] } of questions)
    say(`Question: ${asked[of]} “${value}”${cells.length > 0 ? `, in ${cells.slice(0, 5).join(', ')}` : ''}.`);
  for (const { line, cell, person, day, verdict, sentence, was } of rows) {
    const where = cell ?? (line === null ? `${person}, ${day}` : `line ${line}`);
    if (sentence) say(`${where}: ${verdict}. ${sentence}`);
    else if (was) say(`${where}: ${verdict}, was ${plannedText(was)}.`);
  }
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  const changes =
    count('changed') + count('removed') > 0 ? `${count('changed')} changed, ${count('removed')} removed, ` : '';
  say(
    `Layout: ${layout}. ${rows.length} rows: ${count('added')} new, ${changes}${count('already there')} already there, ${count('skipped')} skipped, ${count('fault')} with errors.`,
  );
  if (newEmployees > 0) say(`${newEmployees} new employees; new departments: ${newDepartments.join(', ') || 'none'}.`);
  say(isWritten ? 'Written.' : 'Dry run: nothing was saved.');
}
