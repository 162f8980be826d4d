import { type Cell, gridWords, type Roster, writeGrid } from '@horae/roster-grid';
import { readSheetFile } from '@horae/sheet-file/read-sheet-file';
import { asc } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { rowsOfSheet } from '#platform/rows-of-sheet';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { companies } from '../../people/organisation/organisation.table';
import { leaves, shifts } from '../shifts/shifts.table';
import { emptyHotel } from './empty-hotel-fixture';
import { importRoster } from './import-roster.service';
import { isRosterHeading } from './layouts.rules';
import { withMachineRights } from './machine-rights';

let api: TestApp;
const hotel = { companyId: 7003, timeZone: 'Europe/Athens' };
const importing = { hotel: withMachineRights({ ...hotel, name: '' }), accountId: null, reason: 'As it was.' };
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
  await api.database.db.insert(companies).values({ ...hotel, name: 'Γαλήνη' });
});
afterAll(() => api.stop());
beforeEach(() => emptyHotel(api));

/** 40 people in the 31 days of a clock change: early, late, night, split, days off and two kinds of leave. */
function month(): Roster {
  const days = Array.from({ length: 31 }, (_, at) => `2032-10-${String(at + 1).padStart(2, '0')}`);
  const people = Array.from({ length: 40 }, (_, at) => ({
    name: `${['Κανάκης', 'Hoxha', 'Σαρρή'][at % 3]}${at} ${['Άρης', 'Arta', 'Φωτεινή'][at % 3]}`,
    code: `M${String(at).padStart(2, '0')}`,
    job: 'Σερβιτόρος',
    department: at < 20 ? 'Εστιατόριο' : 'Pool bar',
  }));
  const work = [
    [[420, 900]],
    [[900, 1380]],
    [[1380, 1860]],
    [
      [420, 660],
      [1080, 1320],
    ],
  ];
  const roster = { days, people, shifts: [] as Roster['shifts'][number][], daysOff: [] as Roster['daysOff'][number][] };
  const leaves: Roster['leaves'][number][] = [];
  for (const person of people.keys())
    for (const [at, date] of days.entries()) {
      const turn = (person + Math.floor(at / 2)) % 7;
      if (turn === 4) roster.daysOff.push({ person, date });
      else if (turn === 5) leaves.push({ person, date, leave: person % 2 === 0 ? 'annual' : 'bereavement' });
      else if (turn < 4) for (const [from = 0, to = 0] of work[turn]!) roster.shifts.push({ person, date, from, to });
    }
  return { ...roster, leaves };
}

const textOf = (cell: Cell) => {
  if (cell?.kind === 'text') return cell.text;
  return cell?.kind === 'date' && cell.date ? cell.date.split('-').toReversed().map(Number).join('/') : '';
};

async function load(cells: string[][], as: 'xlsx' | 'csv', replace = true) {
  const sheet = utils.aoa_to_sheet(cells);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Πρόγραμμα');
  const bytes: Buffer =
    as === 'xlsx'
      ? write(book, { type: 'buffer', bookType: 'xlsx' })
      : Buffer.from(utils.sheet_to_csv(sheet, { FS: ';' }));
  const file = await readSheetFile(bytes);
  return importRoster(api.database.db, {
    ...importing,
    table: rowsOfSheet(file.sheet, isRosterHeading),
    sheet: file.sheet,
    dayOrder: 'dmy',
    replace,
    isDryRun: false,
  });
}

/** Shifts and leaves have their ids from one sequence. */
const plan = () => {
  const { db } = api.database;
  const [shift, leave] = [shifts, leaves].map((table) =>
    db.select({ id: table.id, version: table.version }).from(table),
  );
  return unionAll(shift!, leave!).orderBy(asc(shifts.id));
};

it.each([
  ['el', 'xlsx'],
  ['el', 'csv'],
  ['en', 'xlsx'],
  ['en', 'csv'],
] as const)('a written grid in %s comes back as %s with its changes alone', async (language, as) => {
  const roster = month();
  const cells = writeGrid(roster, gridWords[language]).rows.map((row) => row.map(textOf));
  const entries = roster.shifts.length + roster.daysOff.length + roster.leaves.length;

  const first = await load(cells, as, false);
  expect([first.isWritten, first.newEmployees, first.rows.length]).toEqual([true, 40, entries]);
  const before = await plan();

  const same = await load(cells, as);
  expect(same.rows.every(({ verdict }) => verdict === 'already there')).toBe(true);
  expect(await plan()).toEqual(before);

  const changed = cells.map((row) => row.slice());
  const [work, off] = ['07:00-15:00', gridWords[language].dayOff].map((text) => changed[1]!.indexOf(text));
  changed[1]![work!] = '08:00-16:00';
  changed[1]![off!] = '';
  changed[2]![changed[2]!.indexOf('')] = '09:00-17:00';
  const report = await load(changed, as);
  const others = report.rows.filter(({ verdict }) => verdict !== 'already there');
  expect(others.map(({ verdict }) => verdict).toSorted()).toEqual(['added', 'changed', 'removed']);
  expect(report.isWritten).toBe(true);
});
