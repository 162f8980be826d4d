import { peopleContract } from '@horae/contract/people/people.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterChecksContract as checks } from '@horae/contract/scheduling/roster-checks.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withCompanies } from '#platform/fence/companies';
import { sealer } from '#platform/sealed-text';
import { readOrMakeSecret } from '#platform/secrets';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { companies, departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { fullTime } from '../../people/people/people-fixture';
import { printTaxNumbers } from '../../people/people/print-tax-numbers';
import { rosterDrafts } from '../planning/planning.table';
import { removeRosterFrom } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';

const [here, there] = [1003, 1004];
const week = { hotel: here, first: '2030-06-03', last: '2030-06-09' };
const taxNumber = '090000045';
let api: TestApp;
let [maria, mariaThere, nobodyElse] = [0, 0, 0];
let asPlanner: TestApp['asAdmin'];
let asReader: TestApp['asAdmin'];
let asThere: TestApp['asAdmin'];

beforeAll(async () => {
  api = await startTestApp();
  [maria, mariaThere] = [await hire(here, { taxNumber }), await hire(there, { taxNumber })];
  nobodyElse = await hire(here, { taxNumber: '123456783' });
  const as = async (name: string, hotel: number, rights: object) => {
    const grants = [{ ...wholeHotel(hotel), ...rights }];
    return api.as((await activeAccount(api, `${name}@hotel.example`, { grants })).session.accessToken);
  };
  asPlanner = await as('planner', here, { mayPlan: true, mayApprove: false });
  asReader = await as('reader', here, {});
  asThere = await as('there', there, { mayPlan: true });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(rosterDrafts);
  await removeRosterFrom(api, '2030-01-01');
});

async function hire(hotel: number, fields: object): Promise<number> {
  const { departments, workCentres } = (await api.asAdmin(peopleContract.choices, { query: { hotel } })).body;
  const contract = { ...fullTime, fromDay: '2020-01-01' };
  const places = { departmentId: departments[0]!.id, workCentreId: workCentres[0]!.id };
  const person = { code: `OH-${Object.values(fields).join()}`, surname: 'Θάλεια', ...places, contract, ...fields };
  const added = await api.asAdmin(unchecked(peopleContract.add), { body: { hotel, person } });
  expect(added.status, added.text).toBe(201);
  return added.body.person.id;
}

const shift = (employeeId: number, start: string, end: string) => ({
  employeeId,
  typeOfShift: 'Regular' as const,
  start: `2030-06-${start}`,
  end: `2030-06-${end}`,
});
const save = (hotel: number, own: object, more: object = {}, ask = api.asAdmin) =>
  ask(unchecked(shiftsContract.save), { body: { shift: { hotel, ...own }, ...more } });
const reason = 'Nobody else is here.';
const workThere = async (more: object = {}) => {
  const { body } = await save(there, shift(mariaThere, '03T15:00', '03T23:00'), more, asThere);
  return body.shift.id as number;
};
const early = (employeeId = maria) => shift(employeeId, '04T07:00', '04T15:00');
const draft = (item: object) =>
  asPlanner(unchecked(planning.change), { body: { ...week, way: 'typed', changes: [{ item }] } });
const ofPlan = <F extends { kind: string; employeeId: number }>(found: readonly F[], id = maria) =>
  found.filter(({ kind, employeeId }) => kind.startsWith('plan') && employeeId === id);
const inView = async (ask = asPlanner) =>
  ofPlan((await ask(checks.ofMonth, { query: { hotel: here, month: '2030-06' } })).body.findings);
const hours = { minutes: 480, hours: '15:00–23:00' };
const restOf8Hours = { kind: 'planRest', day: '2030-06-04', measured: 480, limit: 660, otherHotel: hours };

describe('a shift that ends at 23:00 in another hotel', () => {
  it('is too near to one at 07:00 here: in its draft, when it is published, and by the rules of the browser', async () => {
    await workThere();

    const drafted = await draft(early());

    const [found] = ofPlan(drafted.body.findings);
    expect(found).toMatchObject({ ...restOf8Hours, shifts: [drafted.body.drafts[0]!.id], grade: 'against' });
    const drafts = drafted.body.drafts.map(({ id, version }) => ({ id, version }));
    const publish = (ask: typeof api.asAdmin, reason?: string) =>
      ask(unchecked(planning.publish), { body: { ...week, drafts, reason } });
    expect((await publish(asPlanner)).status).toBe(403);
    expect((await publish(api.asAdmin)).body.error.fields).toMatchObject([{ path: 'reason' }]);
    expect((await publish(api.asAdmin, reason)).status).toBe(200);
    expect(await inView()).toMatchObject([restOf8Hours]);
    const { people } = (await asPlanner(planning.rules, { query: week })).body;
    const [from, to] = ['2030-06-03T12:00Z', '2030-06-03T20:00Z'].map((text) => Date.parse(text));
    expect(
      people.flatMap(({ employeeId, inOtherHotels }) => (inOtherHotels ? [[employeeId, inOtherHotels]] : [])),
    ).toEqual([[maria, [[from, to, 0, 0]]]]);
  });

  it('is told with its hours and nothing else, and to those who do not plan without the hours', async () => {
    const id = await workThere();
    await save(there, { ...shift(mariaThere, '03T15:00', '03T23:00'), id, notes: 'Δεξίωση' }, { version: 1 }, asThere);
    await save(here, early(), { reason });

    const answers = [
      await asPlanner(checks.ofMonth, { query: { hotel: here, month: '2030-06' } }),
      await asPlanner(planning.rules, { query: week }),
    ];

    const { db } = api.database;
    const departmentsOf = (hotel: number) =>
      db.select({ name: departments.name }).from(departments).where(eq(departments.companyId, hotel));
    const known = new Set((await departmentsOf(here)).map(({ name }) => name));
    const theirs = (await departmentsOf(there)).filter(({ name }) => !known.has(name));
    const hotels = await db.select().from(companies).where(eq(companies.companyId, there));
    for (const { text } of answers)
      for (const secret of ['Δεξίωση', String(mariaThere), ...[...hotels, ...theirs].map(({ name }) => name)])
        expect(text).not.toContain(secret);
    expect((await inView(asReader))[0]!.otherHotel).toEqual({ minutes: 480 });
  });

  it('is found here when it is entered, changed or removed there', async () => {
    await save(here, early());
    expect(await inView()).toEqual([]);

    expect((await save(there, shift(mariaThere, '03T15:00', '03T23:00'), {}, asThere)).status).toBe(400);
    const id = await workThere({ reason });
    expect(await inView()).toMatchObject([restOf8Hours]);

    await save(there, { ...shift(mariaThere, '03T10:00', '03T18:00'), id }, { version: 1 }, asThere);
    expect(await inView()).toEqual([]);
    await save(there, { ...shift(mariaThere, '03T14:00', '03T22:00'), id }, { version: 2, reason }, asThere);
    expect(await inView()).toMatchObject([{ measured: 540, otherHotel: { hours: '14:00–22:00' } }]);

    await asThere(unchecked(shiftsContract.remove), { body: { hotel: there, id, version: 3 } });
    expect(await inView()).toEqual([]);
  });

  it('is found in the other hotel as well, with the work here', async () => {
    await workThere();
    await save(here, early(), { reason });

    const { body } = await asThere(checks.ofMonth, { query: { hotel: there, month: '2030-06' } });

    const other = { minutes: 480, hours: '07:00–15:00', isNext: true };
    expect(ofPlan(body.findings, mariaThere)).toMatchObject([
      { kind: 'planRest', day: '2030-06-03', otherHotel: other },
    ]);
  });

  it('counts for nobody else', async () => {
    await workThere();

    expect((await draft(early(nobodyElse))).body.findings).toEqual([]);
  });

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['stand-by', { type: 'OnCall' }],
    ['declared alone', { layer: 'declared' }],
  ] as const)('does not count where it is %s', async (_how, change) => {
    await workThere();
    await api.database.db
      .update(shifts)
      .set(change)
      .where(and(eq(shifts.companyId, there), gte(shifts.startsAt, new Date('2030-01-01'))));

    expect((await draft(early())).body.findings).toEqual([]);
  });
});

describe('the same person', () => {
  const enter = (number: string) =>
    api.asAdmin(peopleContract.update, { body: { hotel: there, id: mariaThere, fields: { taxNumber: number } } });

  it('is no longer known when the tax number there changes, and known again when it is back', async () => {
    await workThere();
    await save(here, early(), { reason });
    expect(await inView()).toHaveLength(1);

    await enter('');
    expect(await inView()).toEqual([]);
    await enter(taxNumber);
    expect(await inView()).toHaveLength(1);
  });

  it('is known by a number that was stored before there were prints, from the next start on', async () => {
    await workThere();
    await api.database.db.update(employees).set({ taxNumberPrint: null }).where(eq(employees.companyId, there));
    expect((await draft(early())).body.findings).toEqual([]);
    await api.database.db.delete(rosterDrafts);

    await printTaxNumbers(api.database.db, sealer(await readOrMakeSecret(api.dataDirectory, 'sealing')));

    expect(ofPlan((await draft(early())).body.findings)).toMatchObject([restOf8Hours]);
  });

  it('is not asked about for a hotel outside the fence of the work', async () => {
    await workThere();
    const ask = (hotel: number, id: number) =>
      api.served.db.execute(
        sql`select * from work_in_other_hotels(${hotel}, array[${id}]::int[], '2030-01-01', '2031-01-01', array['Regular'])`,
      );

    expect((await withCompanies([here], () => ask(here, maria))).rows).toHaveLength(1);
    expect((await withCompanies([there], () => ask(here, maria))).rows).toEqual([]);
    expect((await withCompanies([], () => ask(here, maria))).rows).toEqual([]);
  });
});
