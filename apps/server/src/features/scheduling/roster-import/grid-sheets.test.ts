import { readSheetFile, readSheetText, type SheetFile } from '@horae/sheet-file/read-sheet-file';
import { eq, not, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { rowsOfSheet } from '#platform/rows-of-sheet';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { companies } from '../../people/organisation/organisation.table';
import { leaves, shifts } from '../shifts/shifts.table';
import { emptyHotel } from './empty-hotel-fixture';
import {
  type ExampleRoster,
  housekeepingWeek,
  kitchenWeek,
  receptionMonth,
  restaurantWeek,
  worksheetOf,
} from './grid-sheets-fixture';
import { importRoster } from './import-roster.service';
import { isRosterHeading } from './layouts.rules';
import { withMachineRights } from './machine-rights';
import { addMissing } from './write-rows';

let api: TestApp;
const hotel = { companyId: 7002, timeZone: 'Europe/Athens' };
const importing = { hotel: withMachineRights({ ...hotel, name: '' }), accountId: null, reason: 'As it was.' };
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
  await api.database.db.insert(companies).values({ ...hotel, name: 'Ήλιος' });
});
afterAll(() => api.stop());
beforeEach(() => emptyHotel(api));

function workbook(roster: ExampleRoster, bookType: 'xlsx' | 'ods'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, worksheetOf(roster), 'Πρόγραμμα');
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

/** As Greek Excel saves a CSV. */
function windows1253(roster: ExampleRoster): Buffer {
  const text = utils.sheet_to_csv(worksheetOf(roster), { FS: ';' });
  const bytes = [...text].map((letter) => {
    const code = letter.codePointAt(0)!;
    if (code < 0x80) return code;
    if (code >= 0x384 && code <= 0x3ce) return code - 0x2d0;
    return letter === '–' ? 0x96 : 0x3f;
  });
  return Buffer.from(bytes);
}

/** As a spreadsheet puts cells on the clipboard. */
const pasted = (roster: ExampleRoster) => readSheetText(utils.sheet_to_csv(worksheetOf(roster), { FS: '\t' }));

async function addPeople(people: ExampleRoster['people']): Promise<void> {
  const rows = people.map(({ code, name }, line) => ({
    line,
    employeeCode: code,
    email: null,
    employeeName: name,
    department: 'Unassigned',
    type: 'DayOff' as const,
    kind: null,
    firstDay: '2032-01-01',
    lastDay: '2032-01-01',
    notes: null,
  }));
  const matched = {
    byPerson: new Map(),
    personOf: ({ employeeCode }: { employeeCode: string | null }) => `new ${employeeCode}`,
    newPeople: rows,
    newDepartments: ['Unassigned'],
    lookAlikes: new Map(),
  };
  await addMissing(api.database.db, { companyId: hotel.companyId, accountId: null }, matched);
}

const load = ({ sheet }: Pick<SheetFile, 'sheet'>, more: { isDryRun?: boolean; replace?: boolean } = {}) =>
  importRoster(api.database.db, {
    ...importing,
    table: rowsOfSheet(sheet, isRosterHeading),
    sheet,
    dayOrder: 'dmy',
    isDryRun: false,
    ...more,
  });

const stored = async () => {
  const { db } = api.database;
  const isOff = eq(leaves.type, 'DayOff');
  const [away] = await db
    .select({ days: sql<number>`coalesce(sum(${leaves.lastDay} - ${leaves.firstDay} + 1), 0)::int` })
    .from(leaves)
    .where(not(isOff));
  return [await db.$count(shifts), await db.$count(leaves, isOff), away!.days];
};

it.each<[string, ExampleRoster, (roster: ExampleRoster) => Promise<Pick<SheetFile, 'sheet'>>]>([
  ['XLSX', housekeepingWeek(), async (roster) => readSheetFile(workbook(roster, 'xlsx'))],
  ['ODS', receptionMonth(), async (roster) => readSheetFile(workbook(roster, 'ods'))],
  ['CSV in Windows-1253', restaurantWeek(), async (roster) => readSheetFile(windows1253(roster))],
  ['pasted cells', kitchenWeek(), async (roster) => pasted(roster)],
])('%s of many people is read whole, without a question', async (_how, roster, open) => {
  await addPeople(roster.people);
  const file = await open(roster);

  const report = await load(file);

  expect(report.questions).toEqual([]);
  expect(report.rows.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
  expect([report.layout, report.isWritten, report.newEmployees]).toEqual(['grid', true, 0]);
  expect(await stored()).toEqual(roster.counts);
  expect((await load(file)).rows.every(({ verdict }) => verdict === 'already there')).toBe(true);
  expect(await stored()).toEqual(roster.counts);
});
