import { importsContract as imports } from '@horae/contract/people/imports.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planPublications } from '#features/scheduling/publications/publications.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { timesheets } from '#features/time/timesheets/timesheets.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employees } from '../people/employees.table';
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
const shiftsOf = (code: string) =>
  api.database.db
    .select({ id: shifts.id, employee: shifts.employeeId })
    .from(shifts)
    .innerJoin(employees, eq(employees.id, shifts.employeeId))
    .where(eq(employees.code, code))
    .orderBy(asc(shifts.startsAt));
const plan = (employeeId: number, from: string, to: string) => {
  const times = { startsAt: new Date(from), endsAt: new Date(to) };
  return api.database.db.insert(shifts).values({ companyId: hotel, employeeId, type: 'Regular', ...times });
};

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
  const { db } = api.database;
  await db.update(shifts).set({ version: 2 }).where(eq(shifts.id, first!.id));
  const june = { firstDay: '2031-06-01', lastDay: '2031-06-30', state: 'confirmed', confirmedAt: new Date() } as const;
  await db.insert(timesheets).values({ companyId: hotel, employeeId: other!.employee, ...june });

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
  await plan(one!.employee, '2031-08-05T07:00Z', '2031-08-05T15:00Z');

  expect((await undo(id)).body.error.message).toBe('This import can no longer be undone: Ρόη UR4 has shifts.');
});

it('an earlier roster that is against the law by now comes back with a reason alone, and by who may approve', async () => {
  const { code } = await people.add();
  const at = (day: string, from: string, to: string) => `${code},Ρόη ${code},Spa,${day} ${from},${day} ${to},Regular`;
  await storeLines(at('2031-09-02', '07:00', '15:00'));
  const id = await storeLines(at('2031-09-02', '12:00', '20:00'));
  const { employee } = (await shiftsOf(code))[0]!;
  await plan(employee, '2031-09-01T14:00+03:00', '2031-09-01T22:00+03:00');
  const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: false, mayAdminister: true }];
  const owner = api.as((await activeAccount(api, 'undoing@hotel.example', { grants })).session.accessToken);
  const starts = async () => {
    const start = sql<string>`to_char(${shifts.startsAt} at time zone 'Europe/Athens', 'DD HH24:MI')`;
    const own = eq(shifts.employeeId, employee);
    const found = await api.database.db.select({ start }).from(shifts).where(own).orderBy(asc(shifts.startsAt));
    return found.map((shift) => shift.start);
  };

  expect((await owner(imports.undo, { body: { hotel, id, reason: 'The file was wrong' } })).status).toBe(403);
  const asked = await undo(id);
  expect([asked.status, asked.body.error.fields]).toMatchObject([400, [{ path: 'reason' }]]);
  expect(await starts()).toEqual(['01 14:00', '02 12:00']);

  const undone = await api.asAdmin(imports.undo, { body: { hotel, id, reason: 'The file was wrong' } });
  expect(undone.status, undone.text).toBe(200);
  expect(await starts()).toEqual(['01 14:00', '02 07:00']);
  const [last] = await api.database.db
    .select()
    .from(planPublications)
    .where(eq(planPublications.companyId, hotel))
    .orderBy(desc(planPublications.id))
    .limit(1);
  expect(last).toMatchObject({ reason: 'The file was wrong', findings: 1 });
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
    await plan(employee, '2031-10-07T07:00+03:00', '2031-10-07T15:00+03:00');

    const { status, body } = await undo(id);

    expect([status, body.error.message]).toEqual([
      409,
      'This import can no longer be undone: somebody works on 2031-10-07, and the earlier roster has leave or a day off then.',
    ]);
    await api.database.db
      .delete(shifts)
      .where(and(eq(shifts.employeeId, employee), eq(shifts.startsAt, new Date('2031-10-07T07:00+03:00'))));
    expect((await undo(id)).status).toBe(200);
  },
);
