import { importsContract as imports } from '@horae/contract/people/imports.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
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

const store = (...rows: [code: string, day: string][]) =>
  storeLines(...rows.map(([code, day]) => `${code},Ρόη ${code},Spa,${day} 07:00,${day} 15:00,Regular`));
const answers = ['AnnualLeave', 'DayOff'].map((text) => ({
  of: 'shiftType' as const,
  value: text,
  take: 'existing' as const,
  text,
}));
async function storeLines(...lines: string[]): Promise<number> {
  const sent = await sendFile(api, token, 'attachment', Buffer.from([heading, ...lines].join('\n')), 'week.csv');
  const file = sent.body.upload.address;
  const reply = await api.asAdmin(rosterImportContract.run, {
    body: { hotel, file, replace: true, dryRun: false, answers },
  });
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

it('an earlier roster that is against the law by now comes back with a reason alone, and by who may approve', async () => {
  const { code } = await people.add();
  const at = (day: string, from: string, to: string) => `${code},Ρόη ${code},Spa,${day} ${from},${day} ${to},Regular`;
  await storeLines(at('2031-09-02', '07:00', '15:00'));
  const id = await storeLines(at('2031-09-02', '12:00', '20:00'));
  const { employee } = (await shiftsOf(code))[0]!;
  await api.database.db.execute(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
    values (${hotel}, ${employee}, 'planned', 'Regular', '2031-09-01 14:00+03', '2031-09-01 22:00+03')`);
  const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: false, mayAdminister: true }];
  const owner = api.as((await activeAccount(api, 'undoing@hotel.example', { grants })).session.accessToken);
  const starts = async () =>
    (
      await api.database.db.execute<{ at: string }>(
        sql`select to_char(starts_at at time zone 'Europe/Athens', 'DD HH24:MI') as at from shifts
          where company_id = ${hotel} and employee_id = ${employee} order by starts_at`,
      )
    ).rows.map(({ at: start }) => start);

  expect((await owner(imports.undo, { body: { hotel, id, reason: 'The file was wrong' } })).status).toBe(403);
  const asked = await undo(id);
  expect([asked.status, asked.body.error.fields]).toMatchObject([400, [{ path: 'reason' }]]);
  expect(await starts()).toEqual(['01 14:00', '02 12:00']);

  const undone = await api.asAdmin(imports.undo, { body: { hotel, id, reason: 'The file was wrong' } });
  expect(undone.status, undone.text).toBe(200);
  expect(await starts()).toEqual(['01 14:00', '02 07:00']);
  const { rows } = await api.database.db.execute(
    sql`select reason, findings from plan_publications where company_id = ${hotel} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ reason: 'The file was wrong', findings: 1 }]);
});

it.each(['AnnualLeave', 'DayOff'])(
  '%s that a file took away does not come back over work planned since',
  async (type) => {
    const { code } = await people.add();
    const line = (start: string, end: string, what = 'Regular') => `${code},Ρόη ${code},Spa,${start},${end},${what}`;
    const work = ['06', '09'].map((day) => line(`2031-10-${day} 07:00`, `2031-10-${day} 15:00`));
    await storeLines(...work, line('2031-10-07 00:00', '2031-10-08 00:00', type));
    const id = await storeLines(...work, line('2031-10-08 00:00', '2031-10-09 00:00', type));
    const [{ employee } = { employee: 0 }] = await shiftsOf(code);
    const plan = (day: string) =>
      api.database.db.execute(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
      values (${hotel}, ${employee}, 'planned', 'Regular', ${`${day} 07:00+03`}, ${`${day} 15:00+03`})`);
    await plan('2031-10-07');

    const { status, body } = await undo(id);

    expect([status, body.error.message]).toEqual([
      409,
      'This import can no longer be undone: somebody works on 2031-10-07, and the earlier roster has leave or a day off then.',
    ]);
    await api.database.db.execute(
      sql`delete from shifts where employee_id = ${employee} and starts_at::date = '2031-10-07'`,
    );
    expect((await undo(id)).status).toBe(200);
  },
);
