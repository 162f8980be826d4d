import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import { staffTimelineContract as staffTimeline } from '@horae/contract/scheduling/staff-timeline.contract';
import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { departments } from '../organisation/organisation.table';
import { fullTime, hotel, peopleOf } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const today = Temporal.Now.plainDateISO('Europe/Athens');
const inDays = (days: number) => today.add({ days }).toString();
const move = (id: number, change: Record<string, unknown>, tag?: unknown) =>
  api.asAdmin(contract.move, { body: { hotel, id, ...change } }, tag ? { 'if-match': String(tag) } : {});

/** Where the month's calendar (#7) shows an employee; asks for every business unit. */
async function placeInMonth(id: number, { month, year }: Temporal.PlainYearMonth): Promise<string | undefined> {
  const ask = async (businessUnit?: number) =>
    (await api.asAdmin(unchecked(staffTimeline.month), { body: { selectedHotel: hotel, month, year, businessUnit } }))
      .body;
  const { businessUnitList } = await ask();
  const boards = await Promise.all(businessUnitList.map(({ value }) => ask(value)));
  return boards.flatMap((board) => board.resources).find(({ employeeId }) => employeeId === id)?.department;
}

describe('a move', () => {
  it('from a day on keeps the old place in the calendars of the time before', async () => {
    const { id, department: old } = await people.add();
    const next = today.toPlainYearMonth().add({ months: 1 });

    const moved = await move(id, { ...people.elsewhere, fromDay: next.toPlainDate({ day: 1 }).toString() });
    const { department: there } = moved.body.person.places[1]!;

    expect(moved.body.person).toMatchObject({ department: old, places: [{ fromDay: null }, people.elsewhere] });
    expect(await placeInMonth(id, today.toPlainYearMonth())).toBe(old);
    expect(await placeInMonth(id, next)).toBe(there);
    const week = { start: inDays(-7), end: inDays(0) };
    const body = { selectedHotel: hotel, dates: week, filters: { employees: [id] } };
    const before = await api.asAdmin(unchecked(staffTimeline.filtered), { body: body });
    expect(before.body.resources.map(({ department }) => department)).toEqual([old]);
  });

  it('without a day corrects the place for all time', async () => {
    const { id } = await people.add();

    const { body } = await move(id, people.elsewhere);

    expect(body.person.places).toEqual([expect.objectContaining({ fromDay: null, ...people.elsewhere })]);
    expect(await placeInMonth(id, today.toPlainYearMonth().subtract({ months: 1 }))).toBe(body.person.department);
  });

  it('reaches open calendars, as contracts do', async () => {
    const { id } = await people.add();
    const version = async () => {
      const { headers } = await api.asAdmin(staffTimeline.month, { body: { selectedHotel: hotel } });
      return Number(String(headers['roster-version']).split(':')[1]);
    };
    const before = await version();

    await move(id, people.elsewhere);
    const moved = await version();
    const terms = { ...fullTime, fromDay: inDays(1) };
    await api.asAdmin(contract.setContract, { body: { hotel, id, contract: terms } });

    expect(moved).toBeGreaterThan(before);
    expect(await version()).toBeGreaterThan(moved);
  });

  it('changes one place alone, and nothing where somebody is already', async () => {
    const { id } = await people.add();

    const moved = await move(id, { departmentId: people.elsewhere.departmentId, fromDay: inDays(-3) });
    expect(moved.body.person).toMatchObject({
      departmentId: people.elsewhere.departmentId,
      workCentreId: people.place.workCentreId,
      version: 2,
    });
    expect((await move(id, { departmentId: people.elsewhere.departmentId })).body.person.version).toBe(2);
  });

  it('is refused before the last one, and taken back leaves the place before', async () => {
    const { id, name, places } = await people.add();
    await move(id, { ...people.elsewhere, fromDay: inDays(10) });

    const early = await move(id, { ...people.place, fromDay: inDays(5) });
    expect([early.status, early.body.message]).toEqual([
      409,
      `${name} already moves on ${inDays(10)}: cancel that move, or choose a later day.`,
    ]);
    await move(id, { ...people.place, fromDay: inDays(20) });
    const back = (fromDay: string) => api.asAdmin(contract.takeBackMove, { body: { hotel, id, fromDay } });
    expect((await back(inDays(20))).body.person.places.map(({ fromDay }) => fromDay)).toEqual([null, inDays(10)]);
    expect((await back(inDays(10))).body.person.places).toEqual(places);
    expect((await back(inDays(10))).status).toBe(404);
  });

  it('is not taken back to a place that was closed in the meantime', async () => {
    const { db } = api.database;
    const departmentGroupId = people.choices.departmentGroups[0]!.id;
    const bar = { companyId: hotel, departmentGroupId, name: 'Pop-up bar' };
    const [{ id: departmentId } = { id: 0 }] = await db.insert(departments).values(bar).returning();
    const { id } = await people.add({ departmentId });
    await move(id, { departmentId: people.place.departmentId, fromDay: inDays(1) });
    await db
      .update(departments)
      .set({ closedFrom: inDays(1) })
      .where(eq(departments.id, departmentId));

    const back = await api.asAdmin(contract.takeBackMove, { body: { hotel, id, fromDay: inDays(1) } });
    expect([back.status, back.body.message]).toEqual([409, expect.stringContaining('Pop-up bar')]);
    expect((await people.read(id)).body.person.places).toHaveLength(2);
    const again = await people.send({ departmentId });
    expect([again.status, again.body.error.fields?.[0]?.path]).toEqual([400, 'person.departmentId']);
  });

  it('goes to open places of this hotel only, and heeds the tag', async () => {
    const { id } = await people.add();
    const seen = await people.read(id);

    const wrong = await move(id, { departmentId: 2_000_000_000 });
    expect([wrong.status, wrong.body.error.fields?.[0]?.path]).toEqual([400, 'departmentId']);
    await move(id, people.elsewhere, seen.headers.etag);
    expect((await move(id, people.place, seen.headers.etag)).status).toBe(412);
  });
});

describe('the contract of a person', () => {
  const set = (id: number, change: Record<string, unknown>, instead?: string) =>
    api.asAdmin(contract.setContract, {
      body: { hotel, id, contract: { ...fullTime, ...change }, ...(instead && { instead }) },
    });

  it('has versions: the one of today counts, others are added, changed and taken away', async () => {
    const { id } = await people.add();

    const added = await set(id, { fromDay: inDays(30), kind: 'part', weeklyHours: 20.5, hourlyCost: 9.75 });
    expect(added.body.person.contracts.map(({ weeklyHours }) => weeklyHours)).toEqual([40, 20.5]);
    expect(added.body.person.contract).toEqual(fullTime);

    const changed = await set(id, { fromDay: inDays(-1), kind: 'rotational', weeklyHours: 24 }, inDays(30));
    expect(changed.body.person.contract).toMatchObject({ fromDay: inDays(-1), kind: 'rotational', weeklyHours: 24 });

    const remove = (fromDay: string) => api.asAdmin(contract.removeContract, { body: { hotel, id, fromDay } });
    expect((await remove(inDays(-1))).body.person.contracts).toEqual([fullTime]);
    expect((await remove(inDays(-1))).status).toBe(404);
    expect((await remove(fullTime.fromDay)).status).toBe(409);
  });

  it('has one version a day', async () => {
    const { id } = await people.add();
    await set(id, { fromDay: inDays(30) });

    for (const instead of [undefined, inDays(30)]) {
      const twice = await set(id, {}, instead);
      expect([twice.status, twice.body.error.fields?.[0]?.path]).toEqual([400, 'contract.fromDay']);
    }
    expect((await set(id, {}, inDays(3))).status).toBe(404);
  });
});

describe('skills', () => {
  const set = (id: number, skills: unknown[]) =>
    api.asAdmin(unchecked(contract.setSkills), { body: { hotel, id, skills: skills } });

  it('are set, found, and found again when they end soon', async () => {
    const { id, name } = await people.add();
    await set(id, [
      { name: 'Life guard', expiresOn: inDays(20) },
      { name: 'Ναυαγοσώστης', expiresOn: null },
    ]);
    const found = async (query: Record<string, string | number>) =>
      (await people.list({ perPage: 100, ...query })).body.people.map((person) => person.name);

    expect(await found({ skill: 'ΝΑΥΑΓΟΣΩΣΤΗΣ' })).toEqual([name]);
    expect(await found({ expiring: 30 })).toEqual([name]);
    expect(await found({ expiring: 10 })).toEqual([]);
    expect((await set(id, [])).body.person.skills).toEqual([]);
    expect(await found({ expiring: 30 })).toEqual([]);
  });

  it('come once each', async () => {
    const { id } = await people.add();
    const twice = await set(id, [
      { name: 'First aid', expiresOn: null },
      { name: 'FIRST AID', expiresOn: null },
    ]);

    expect([twice.status, twice.body.error.fields?.[0]?.path]).toEqual([400, 'skills.1.name']);
  });
});
