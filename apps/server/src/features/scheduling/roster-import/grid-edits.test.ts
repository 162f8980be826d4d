import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { gridWords, type Roster, writeGrid } from '@horae/roster-grid';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, peopleOf } from '../../people/people/people-fixture';

let api: TestApp;
let token: string;
let person: { id: number; code: string };
let [department, centre] = [0, 0];
const days = ['2047-03-04', '2047-03-05', '2047-03-06', '2047-03-07'];
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  person = await (await peopleOf(api)).add();
  const { rows } = await api.database.db.execute<{ department: number; centre: number }>(sql`
    select d.id as department, w.id as centre from departments d, work_centres w, employees e
    where d.company_id = ${hotel} and w.company_id = ${hotel} and e.company_id = ${hotel} and e.id = ${person.id}
      and d.id <> e.department_id and w.id <> e.work_centre_id and d.closed_from is null and w.closed_from is null limit 1`);
  ({ department, centre } = rows[0]!);
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of ['roster_drafts', 'plan_steps']) await api.database.pool.query(`delete from ${table}`);
  await api.database.db.execute(sql`delete from shifts where employee_id = ${person.id}`);
});

/** Plans a shift of which a grid shows the hours alone. */
async function plan(day: string, from: string, to: string, type = 'Training'): Promise<number> {
  const { rows } = await api.database.db.execute<{ id: number }>(sql`
    insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, break_minutes, notes, department_id, work_centre_id, job_title, cost_place, skill)
    values (${hotel}, ${person.id}, 'planned', ${type}, (${`${day} ${from}`})::timestamp at time zone 'Europe/Athens',
      (${`${day} ${to}`})::timestamp at time zone 'Europe/Athens' + case when ${to} < ${from} then interval '1 day' else interval '0' end,
      20, 'Keys at the bar', ${department}, ${centre}, 'Barista', '4100', 'First aid')
    returning id`);
  return rows[0]!.id;
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

const stored = async () =>
  (
    await api.database.db.execute<Record<string, unknown>>(sql`
      select id, to_char(starts_at at time zone 'Europe/Athens', 'DD HH24:MI') || to_char(ends_at at time zone 'Europe/Athens', '-HH24:MI') as at,
        type, break_minutes as "breakMinutes", notes, department_id as "departmentId", work_centre_id as "workCentreId",
        job_title as "jobTitle", cost_place as "costPlace", skill
      from shifts where employee_id = ${person.id} and layer = 'planned' order by starts_at`)
  ).rows;
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
