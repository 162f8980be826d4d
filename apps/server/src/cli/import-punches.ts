import { readFile, writeFile } from 'node:fs/promises';
import { Zone } from '@horae/contract/time/clock-device-fields';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { z } from 'zod';
import { readImportFile } from '#platform/uploads/sheet-of-upload';
import { takePunches } from '../clocking';
import { companies } from '../features/people/organisation/organisation.table';
import { importPunches, type PunchFileReport, refuseBinary } from '../features/time/terminals/import-punches.service';
import { openLog } from '../features/time/terminals/open-log';
import { readArguments, wholeNumber } from './arguments';
import { readEncoding, tellReading } from './read-import-file';
import { runCommand } from './run-command';

const usage =
  'npm run import:punches -- --hotel 1004 [--dry-run] [--zone Europe/Athens] [--map FILE.json] [--dates dmy|mdy] [--report FILE.csv] [--declare-old] [--sheet NAME] [--encoding ISO-8859-7] 1_attlog.dat|.xlsx|.ods|.csv';

await runCommand(async ({ database: { db }, say }) => {
  const { values, has, positionals } = readArguments(
    ['hotel', 'zone', 'map', 'dates', 'report', 'sheet', 'encoding'],
    ['dry-run', 'declare-old'],
  );
  const companyId = wholeNumber('hotel', values.hotel, 1, 2_147_483_647);
  const [file] = positionals;
  if (!file) throw new Error(`Enter the punch file:  ${usage}`);
  const dayOrder = z.enum(['dmy', 'mdy'], { error: '--dates is dmy or mdy' }).parse(values.dates ?? 'dmy');
  const [hotel] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  if (!hotel) throw new Error(`There is no hotel ${companyId}.`);
  const mapping = values.map
    ? z.record(z.string(), z.string()).parse(JSON.parse(await readFile(values.map, 'utf8')))
    : undefined;
  const zone = Zone.safeParse(values.zone ?? hotel.timeZone);
  if (!zone.success) throw new Error(`--zone is a time zone such as Europe/Athens, not ${values.zone}.`);
  const content = await readFile(file);
  refuseBinary(content);
  const opened = await readImportFile(content, { encoding: readEncoding(values.encoding), sheet: values.sheet });
  const log = openLog(opened);
  tellReading(opened, log.sheet, log.table?.leftOut ?? [], say);
  const { timeZone } = hotel;
  const from = { companyId, timeZone, zone: zone.data, deviceId: null, accountId: null };
  const how = { log, dayOrder, mapping, isDryRun: has('dry-run'), declareOld: has('declare-old') };
  const report = await importPunches(db, { ...from, ...how }, takePunches);
  if (values.report) await writeFile(values.report, Papa.unparse(report.rows));
  tell(report, say);
  if (report.old > 0 && !how.declareOld)
    say(
      `${report.old} punches are too old for a work card on time and are counted without one. Use --declare-old to create cards for them.`,
    );
  const faults = report.rows.filter((row) => row.verdict === 'fault').length;
  if (faults > 0) throw new Error(`${faults} lines with errors were left out. Correct them and import them again.`);
});

function tell({ layout, rows, isWritten }: PunchFileReport, say: (line: string) => void): void {
  for (const { line, verdict, sentence } of rows) {
    if (sentence) say(`line ${line}: ${verdict}. ${sentence}`);
  }
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  say(
    `Layout: ${layout}. ${rows.length} rows: ${count('added')} new, ${count('already there')} already there, ${count('waiting')} waiting, ${count('fault')} with errors.`,
  );
  say(isWritten ? 'Written.' : 'Nothing was saved.');
}
