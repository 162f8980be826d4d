import { importsContract as imports } from '@horae/contract/people/imports.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, peopleOf } from '../people/people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let token: string;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
});
afterAll(() => api.stop());

const heading = 'employee code,name,department,start,end,type';

async function store(...rows: [code: string, day: string][]): Promise<number> {
  const lines = rows.map(([code, day]) => `${code},Ρόη ${code},Spa,${day} 07:00,${day} 15:00,Regular`);
  const sent = await sendFile(api, token, 'attachment', Buffer.from([heading, ...lines].join('\n')), 'week.csv');
  const file = sent.body.upload.address;
  const reply = await api.asAdmin(rosterImportContract.run, { body: { hotel, file, dryRun: false } });
  expect(reply.body).toMatchObject({ isWritten: true });
  return (await listed())[0]!.id;
}
const listed = async () => (await api.asAdmin(imports.list, { query: { hotel, kind: 'roster' } })).body.imports;
const undo = (id: number) => api.asAdmin(imports.undo, { body: { hotel, id } });
const shiftsOf = async (code: string) =>
  (
    await api.database.db.execute<{ id: number; employee: number }>(
      sql`select s.id, s.employee_id as employee from shifts s join employees e using (company_id)
        where e.id = s.employee_id and e.code = ${code} order by s.starts_at`,
    )
  ).rows;

it('a roster is undone with its shifts and the people it brought', async () => {
  const { code } = await people.add();
  await store([code, '2031-05-01']);
  const id = await store([code, '2031-05-02'], ['UR1', '2031-05-02'], ['UR1', '2031-05-03']);
  expect((await listed())[0]).toMatchObject({ fileName: 'week.csv', added: 3, newPeople: 1, mayBeUndone: true });

  const { status, body } = await undo(id);

  expect([status, body]).toEqual([200, { removed: 4, restored: 0 }]);
  expect([(await shiftsOf(code)).length, (await shiftsOf('UR1')).length]).toEqual([1, 0]);
  expect((await people.list({ q: 'UR1' })).body.total).toBe(0);
});

it('a shift that changed, a punch for one and a signed sheet keep the whole roster, and are named', async () => {
  const id = await store(['UR2', '2031-06-02'], ['UR2', '2031-06-03'], ['UR3', '2031-06-02']);
  const [first] = await shiftsOf('UR2');
  const [other] = await shiftsOf('UR3');
  await api.database.db.execute(sql`update shifts set version = 2 where id = ${first!.id}`);
  await api.database.db.execute(sql`insert into timesheets (company_id, employee_id, first_day, last_day, state, confirmed_at)
    values (${hotel}, ${other!.employee}, '2031-06-01', '2031-06-30', 'confirmed', now())`);

  const { status, body } = await undo(id);

  expect(status).toBe(409);
  expect(body.error.message).toBe(
    'This import can no longer be undone: Ρόη UR3 has time sheets; 1 shift was changed or deleted since; Ρόη UR3 has a signed or locked time sheet.',
  );
  expect((await shiftsOf('UR2')).length).toBe(2);
});

it('shifts planned by hand for a newcomer keep the roster', async () => {
  const id = await store(['UR4', '2031-07-02']);
  const [one] = await shiftsOf('UR4');
  await api.database.db.execute(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
    values (${hotel}, ${one!.employee}, 'planned', 'Regular', '2031-08-05 07:00Z', '2031-08-05 15:00Z')`);

  expect((await undo(id)).body.error.message).toBe('This import can no longer be undone: Ρόη UR4 has shifts.');
});
