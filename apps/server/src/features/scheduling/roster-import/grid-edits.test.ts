import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { addDays } from '@horae/local-time/local-date';
import { gridWords, type Roster, writeGrid } from '@horae/roster-grid';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { hotel, peopleOf } from '../../people/people/people-fixture';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { shifts } from '../shifts/shifts.table';

let api: TestApp;
let token: string;
let person: { id: number; code: string };
let [department, centre] = [0, 0];
const days = ['2047-03-04', '2047-03-05', '2047-03-06', '2047-03-07'];
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  person = await (await peopleOf(api)).add();
  const [places] = await api.database.db
    .select({ department: departments.id, centre: workCentres.id })
    .from(employees)
    .innerJoin(
      departments,
      and(
        eq(departments.companyId, employees.companyId),
        ne(departments.id, employees.departmentId),
        isNull(departments.closedFrom),
      ),
    )
    .innerJoin(
      workCentres,
      and(
        eq(workCentres.companyId, employees.companyId),
        ne(workCentres.id, employees.workCentreId),
        isNull(workCentres.closedFrom),
      ),
    )
    .where(and(eq(employees.companyId, hotel), eq(employees.id, person.id)))
    .limit(1);
  ({ department, centre } = places!);
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps]) await db.delete(table);
  await db.delete(shifts).where(eq(shifts.employeeId, person.id));
});

type Type = typeof shifts.$inferInsert.type;

/** Plans a shift of which a grid shows the hours alone. */
async function plan(day: string, from: string, to: string, type: Type = 'Training'): Promise<number> {
  const at = (date: string, time: string) => sql`${`${date} ${time}`}::timestamp at time zone 'Europe/Athens'`;
  const hours = { startsAt: at(day, from), endsAt: at(to < from ? addDays(day, 1) : day, to) };
  const [planned] = await api.database.db
    .insert(shifts)
    .values({ companyId: hotel, employeeId: person.id, type, ...hours, ...kept() })
    .returning();
  return planned!.id;
}

/** A workbook of the layout that is exported, with other texts in some cells, imported again. */
async function edit(shifts: Roster['shifts'], cells: Record<string, string>, asDraft = false) {
  const { rows } = writeGrid(
    { days, people: [{ name: '', code: person.code }], shifts, daysOff: [], leaves: [] },
    gridWords.el,
  );
  const table = rows.map((row) =>
    row.map((cell) => {
      const text =
        cell?.kind === 'text' ? cell.text : cell?.kind === 'date' ? cell.date!.split('-').reverse().join('/') : '';
      return cells[text] ?? text;
    }),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'Πρόγραμμα');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const sent = await sendFile(api, token, 'attachment', bytes, 'grid.xlsx');
  const file = sent.body.upload.address;
  const reply = await api.asAdmin(rosterImportContract.run, {
    body: { hotel, file, reason: 'Αλλαγή', dryRun: false, replace: true, asDraft },
  });
  expect([reply.status, reply.body.isWritten, reply.body.questions]).toEqual([200, true, []]);
  return reply.body.rows.map(({ verdict }) => verdict);
}

const stored = () => {
  const { id, type, breakMinutes, notes, departmentId, workCentreId, jobTitle, costPlace, skill } = shifts;
  const kept = { breakMinutes, notes, departmentId, workCentreId, jobTitle, costPlace, skill };
  const shown = (column: PgColumn, format: string) =>
    sql`to_char(${column} at time zone 'Europe/Athens', ${format}::text)`;
  const at = sql<string>`${shown(shifts.startsAt, 'DD HH24:MI')} || ${shown(shifts.endsAt, '-HH24:MI')}`;
  return api.database.db
    .select({ id, at, type, ...kept })
    .from(shifts)
    .where(and(eq(shifts.employeeId, person.id), eq(shifts.layer, 'planned')))
    .orderBy(asc(shifts.startsAt));
};
const kept = () => ({
  breakMinutes: 20,
  notes: 'Keys at the bar',
  departmentId: department,
  workCentreId: centre,
  jobTitle: 'Barista',
  costPlace: '4100',
  skill: 'First aid',
});

it('a cell with other times changes that shift, which keeps all that the grid does not show', async () => {
  const [edited, other] = [await plan(days[0]!, '07:00', '15:00'), await plan(days[1]!, '07:00', '15:00')];
  const shifts = days.slice(0, 2).map((date) => ({ person: 0, date, from: 420, to: 900 }));
  const verdicts = await edit([{ ...shifts[0]!, from: 421 }, shifts[1]!], { '07:01-15:00': '9-17:30' });
  expect(verdicts).toEqual(['changed', 'already there']);
  expect(await stored()).toEqual([
    { id: edited, at: '04 09:00-17:30', type: 'Training', ...kept() },
    { id: other, at: '05 07:00-15:00', type: 'Training', ...kept() },
  ]);
});

it('so does a draft of it', async () => {
  const id = await plan(days[0]!, '07:00', '15:00', 'Overtime');
  await edit([{ person: 0, date: days[0]!, from: 420, to: 900 }], { '07:00-15:00': '9-17:30' }, true);
  const { drafts } = (await api.asAdmin(planning.read, { query: { hotel, first: days[0]!, last: days[3]! } })).body;
  expect(drafts).toMatchObject([
    {
      id,
      item: {
        start: '2047-03-04T09:00:00+02:00',
        end: '2047-03-04T17:30:00+02:00',
        typeOfShift: 'Overtime',
        ...kept(),
      },
    },
  ]);
  expect(drafts).toHaveLength(1);
});

it('a night that was planned as regular work stays that', async () => {
  const id = await plan(days[0]!, '23:00', '07:00', 'Regular');
  await edit([{ person: 0, date: days[0]!, from: 1380, to: 1860 }], { '23:00-07:00': '22-6' });
  expect(await stored()).toEqual([{ id, at: '04 22:00-06:00', type: 'Regular', ...kept() }]);
});

it('where one of two shifts of a day goes and the other moves, the nearer one is that which stays', async () => {
  await plan(days[0]!, '07:00', '11:00');
  const late = await plan(days[0]!, '18:00', '22:00');
  const shifts = [
    { person: 0, date: days[0]!, from: 420, to: 660 },
    { person: 0, date: days[0]!, from: 1080, to: 1320 },
  ];
  await edit(shifts, { '07:00-11:00/18:00-22:00': '17-21' });
  expect(await stored()).toEqual([{ id: late, at: '04 17:00-21:00', type: 'Training', ...kept() }]);
});
