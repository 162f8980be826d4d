import { peopleFilesContract as files } from '@horae/contract/people-files.contract';
import { personDeedsContract as contract } from '@horae/contract/person-deeds.contract';
import { shiftsContract } from '@horae/contract/shifts.contract';
import { stafftimerContract as stafftimer } from '@horae/contract/stafftimer.contract';
import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
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

/** Where the calendar of a month (#7) shows somebody; every business unit is asked. */
async function placeInMonth(id: number, { month, year }: Temporal.PlainYearMonth): Promise<string | undefined> {
  const ask = async (businessUnit?: number) =>
    (await api.asAdmin(stafftimer.month, { body: { selectedHotel: hotel, month, year, businessUnit } as never })).body;
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
    const before = await api.asAdmin(stafftimer.filtered, { body: body as never });
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
      const { headers } = await api.asAdmin(stafftimer.month, { body: { selectedHotel: hotel } });
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
      `${name} moves on ${inDays(10)} already: take that move back, or choose a later day.`,
    ]);
    await move(id, { ...people.place, fromDay: inDays(20) });
    const back = (fromDay: string) => api.asAdmin(contract.takeBackMove, { body: { hotel, id, fromDay } });
    expect((await back(inDays(20))).body.person.places.map(({ fromDay }) => fromDay)).toEqual([null, inDays(10)]);
    expect((await back(inDays(10))).body.person.places).toEqual(places);
    expect((await back(inDays(10))).status).toBe(404);
  });

  it('is not taken back to a place that was closed in the meantime', async () => {
    const group = people.choices.departmentGroups[0]!.id;
    const { rows } = await api.database.db.execute<{ id: number }>(
      sql`insert into departments (company_id, department_group_id, name) values (${hotel}, ${group}, 'Pop-up bar') returning id`,
    );
    const departmentId = rows[0]!.id;
    const { id } = await people.add({ departmentId });
    await move(id, { departmentId: people.place.departmentId, fromDay: inDays(1) });
    await api.database.db.execute(sql`update departments set closed_from = ${inDays(1)} where id = ${departmentId}`);

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
    api.asAdmin(contract.setSkills, { body: { hotel, id, skills: skills as never } });

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

describe('leaving', () => {
  const plan = async (employeeId: number, start: string, end: string, typeOfShift = 'Regular') => {
    const shift = { hotel, employeeId, typeOfShift, start, end };
    const { body } = await api.asAdmin(shiftsContract.save, { body: { shift: shift as never } });
    return body.shift.id;
  };
  const statusOf = async (id: number) =>
    (await api.asAdmin(shiftsContract.read, { params: { id: String(id) }, query: { hotel } })).body.shift.status;

  it('tells what it will cancel, cancels what is planned after the last day, and nothing else', async () => {
    const { id } = await people.add();
    const kept = await plan(id, `${inDays(5)}T16:00`, `${inDays(6)}T00:30`, 'Night');
    const gone = await plan(id, `${inDays(6)}T07:00`, `${inDays(6)}T15:00`);
    const away = await plan(id, `${inDays(9)}T00:00`, `${inDays(11)}T00:00`, 'AnnualLeave');
    const query = { hotel, id, lastDay: inDays(5) };

    expect((await api.asAdmin(contract.leaveEffect, { query })).body).toEqual({ shifts: 1, leaves: 1 });
    expect(await statusOf(gone)).toBe('planned');

    const { body } = await api.asAdmin(contract.leave, { body: query });
    expect(body.person).toMatchObject({ lastDay: inDays(5), employment: 'now' });
    expect(await Promise.all([kept, gone, away].map(statusOf))).toEqual(['planned', 'cancelled', 'cancelled']);

    const history = await api.asAdmin(contract.history, { query: { hotel, id } });
    expect(history.body.entries[0]).toMatchObject({
      by: expect.any(String),
      after: { lastDay: inDays(5), cancelledShifts: [gone, away] },
    });
    const back = await api.asAdmin(contract.comeBack, { body: { hotel, id } });
    expect(back.body.person.lastDay).toBeNull();
  });

  it('is seen in the list from the day after, and not possible before the first day', async () => {
    const { id, name } = await people.add({ firstDay: inDays(-30) });

    const early = await api.asAdmin(contract.leave, { body: { hotel, id, lastDay: inDays(-31) } });
    expect([early.status, early.body.error.fields?.[0]?.path]).toEqual([400, 'lastDay']);
    await api.asAdmin(contract.leave, { body: { hotel, id, lastDay: inDays(-1) } });
    expect((await people.list({ q: name, employment: 'left' })).body.total).toBe(1);
    expect((await people.list({ q: name, employment: 'now' })).body.total).toBe(0);
  });
});

describe('many people at once', () => {
  const edit = (ids: number[], change: Record<string, unknown>) =>
    api.asAdmin(files.bulkEdit, { body: { hotel, ids, change } });

  it('get a place, a title, a skill and a contract; who has all of it is not counted', async () => {
    const some = await Promise.all([people.add(), people.add(), people.add()]);
    const ids = some.map(({ id }) => id);
    const terms = { ...fullTime, fromDay: inDays(7), weeklyHours: 32 };
    const skill = { name: 'HACCP', expiresOn: null };
    const change = { ...people.elsewhere, fromDay: inDays(2), jobTitle: 'Baker', addSkill: skill, contract: terms };

    expect((await edit(ids, change)).body).toEqual({ changed: 3 });
    for (const id of ids) {
      const { person } = (await people.read(id)).body;
      expect(person).toMatchObject({ jobTitle: 'Baker', skills: [skill], contracts: [fullTime, terms] });
      expect(person.places.at(-1)).toMatchObject({ fromDay: inDays(2), ...people.elsewhere });
    }
    expect((await edit(ids, change)).body).toEqual({ changed: 0 });
    expect((await edit(ids, { removeSkill: 'haccp' })).body).toEqual({ changed: 3 });
  });

  it('are changed all or none', async () => {
    const { id } = await people.add();

    expect((await edit([id, 2_000_000_000], { jobTitle: 'Baker' })).status).toBe(404);
    expect((await people.read(id)).body.person).toMatchObject({ jobTitle: '', version: 1 });
    expect((await edit([id], {})).status).toBe(400);
    expect((await edit([id], { departmentId: 1 })).body.error.fields?.[0]?.path).toBe('change.departmentId');
  });
});
