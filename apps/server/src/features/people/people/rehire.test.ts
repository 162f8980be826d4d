import { peopleContract } from '@horae/contract/people/people.contract';
import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { employees, formerEmployments } from './employees.table';
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
const { fromDay: _fromDay, ...terms } = fullTime;

/** Somebody who worked one season and left a hundred days ago. */
const season = { firstDay: inDays(-300), lastDay: inDays(-100) };
const leaver = (more: object = {}) => people.add({ ...season, ...more });
const hireAgain = (id: number, firstDay: string, more: object = {}) =>
  api.asAdmin(contract.hireAgain, { body: { hotel, id, firstDay, ...people.place, contract: terms, ...more } });
const fault = ({
  status,
  body,
}: {
  status: number;
  body: { error?: { fields?: { path: string }[]; message: string } };
}) => [status, body.error?.fields?.[0]?.path ?? body.error?.message];
const read = async (id: number) => (await people.read(id)).body.person;

describe('hiring somebody again', () => {
  it('keeps id and code, begins a second employment with its place and terms, and is in the history', async () => {
    const { id, code } = await leaver();
    const part = { ...terms, kind: 'part', weeklyHours: 24, daysPerWeek: 3 };

    const { status, body } = await hireAgain(id, inDays(-10), { ...people.elsewhere, contract: part });

    expect(status).toBe(200);
    expect(body.person).toMatchObject({
      id,
      code,
      firstDay: inDays(-10),
      lastDay: null,
      employment: 'now',
      ...people.elsewhere,
      formerEmployments: [season],
      contract: { fromDay: inDays(-10), weeklyHours: 24 },
    });
    expect(body.person.places.map(({ fromDay, departmentId }) => [fromDay, departmentId])).toEqual([
      [null, people.place.departmentId],
      [inDays(-10), people.elsewhere.departmentId],
    ]);
    const { entries } = (await api.asAdmin(contract.history, { query: { hotel, id } })).body;
    expect(entries[0]).toMatchObject({
      object: 'employment',
      deed: 'add',
      by: expect.any(String),
      before: { lastDay: season.lastDay },
      after: { firstDay: inDays(-10), kind: 'part', weeklyHours: 24, department: expect.any(String) },
    });
  });

  it('names the field that is wrong, and changes nothing then', async () => {
    const { id } = await leaver();
    const before = await read(id);

    expect(fault(await hireAgain(id, season.lastDay))).toEqual([400, 'firstDay']);
    expect(fault(await hireAgain(id, season.firstDay))).toEqual([400, 'firstDay']);
    const misfit = { ...terms, weeklyPattern: [480, 0, 0, 0, 0, 0, 0] };
    expect(fault(await hireAgain(id, inDays(5), { contract: misfit }))).toEqual([400, 'contract.weeklyPattern']);
    expect(fault(await hireAgain(id, inDays(5), { departmentId: 99_999 }))).toEqual([400, 'departmentId']);
    expect(await read(id)).toEqual(before);

    const { id: current, name } = await people.add();
    expect(fault(await hireAgain(current, inDays(5)))).toEqual([
      409,
      expect.stringContaining(`${name} still works here`),
    ]);
    await hireAgain(id, inDays(5));
    expect(fault(await hireAgain(id, inDays(9)))).toEqual([409, expect.stringContaining(`starts on ${inDays(5)}`)]);
  });

  it('is guarded by the tag of the person', async () => {
    const { id } = await leaver();
    const body = { hotel, id, firstDay: inDays(1), ...people.place, contract: terms };

    expect((await api.asAdmin(contract.hireAgain, { body }, { 'if-match': '"stale"' })).status).toBe(412);
  });

  it('is taken back with its place and terms, and cancels what was planned in it', async () => {
    const { id } = await leaver();
    const before = await read(id);
    await hireAgain(id, inDays(3), { ...people.elsewhere, contract: { ...terms, kind: 'part', weeklyHours: 30 } });
    const shift = {
      hotel,
      employeeId: id,
      typeOfShift: 'Regular',
      start: `${inDays(4)}T07:00`,
      end: `${inDays(4)}T15:00`,
    };
    const planned = (await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } })).body.shift.id;

    const { body } = await api.asAdmin(contract.takeBackHiring, { body: { hotel, id } });

    expect(body.person).toEqual({ ...before, version: expect.any(Number) });
    const kept = await api.asAdmin(shiftsContract.read, { params: { id: String(planned) }, query: { hotel } });
    expect(kept.body.shift.status).toBe('cancelled');
    expect((await api.asAdmin(contract.takeBackHiring, { body: { hotel, id } })).status).toBe(409);
  });

  it('is found by the filters: to come in the gap, here from the new first day', async () => {
    const { id, name } = await leaver();
    const found = async () => {
      const totals = ['now', 'future', 'left'].map(
        async (employment) => (await people.list({ q: name, employment })).body.total,
      );
      return Promise.all(totals);
    };
    expect(await found()).toEqual([0, 0, 1]);
    await hireAgain(id, inDays(5));
    expect([await found(), (await read(id)).employment]).toEqual([[0, 1, 0], 'future']);
    await api.asAdmin(peopleContract.update, { body: { hotel, id, fields: { firstDay: inDays(0) } } });
    expect([await found(), (await read(id)).employment]).toEqual([[1, 0, 0], 'now']);
  });

  it('and leaving again makes a third employment possible', async () => {
    const { id } = await leaver();
    await hireAgain(id, inDays(-50));
    await api.asAdmin(contract.leave, { body: { hotel, id, lastDay: inDays(-20) } });
    await hireAgain(id, inDays(-2));

    expect((await read(id)).formerEmployments).toEqual([season, { firstDay: inDays(-50), lastDay: inDays(-20) }]);
  });
});

describe('a former employment', () => {
  const set = (id: number, firstDay: string | null, lastDay: string, instead?: string) =>
    api.asAdmin(contract.setFormerEmployment, { body: { hotel, id, employment: { firstDay, lastDay }, instead } });

  it('is added, corrected and removed, each with an entry in the history', async () => {
    const { id } = await people.add({ firstDay: inDays(-50) });

    expect((await set(id, inDays(-400), inDays(-300))).body.person.formerEmployments).toHaveLength(1);
    const corrected = await set(id, null, inDays(-310), inDays(-300));
    expect(corrected.body.person.formerEmployments).toEqual([{ firstDay: null, lastDay: inDays(-310) }]);
    const removed = await api.asAdmin(contract.removeFormerEmployment, { body: { hotel, id, lastDay: inDays(-310) } });
    expect(removed.body.person.formerEmployments).toEqual([]);
    const { entries } = (await api.asAdmin(contract.history, { query: { hotel, id } })).body;
    expect(entries.slice(0, 3).map(({ object, deed }) => `${object} ${deed}`)).toEqual([
      'employment remove',
      'employment change',
      'employment add',
    ]);
  });

  it('never overlaps another one: the error names the field', async () => {
    const { id } = await leaver();
    await hireAgain(id, inDays(-50));

    expect(fault(await set(id, inDays(-60), inDays(-40)))).toEqual([400, 'employment.lastDay']);
    expect(fault(await set(id, inDays(-350), inDays(-250)))).toEqual([400, 'employment.lastDay']);
    expect(fault(await set(id, inDays(-150), inDays(-60)))).toEqual([400, 'employment.firstDay']);
    expect(fault(await set(id, inDays(-60), inDays(-70)))).toEqual([400, 'employment.lastDay']);
    expect((await set(id, inDays(-99), inDays(-51))).status).toBe(200);
    expect((await set(id, inDays(-99), inDays(-51), inDays(-1))).status).toBe(404);
    const { id: always } = await people.add();
    expect(fault(await set(always, null, inDays(-60)))).toEqual([400, 'employment.lastDay']);
  });

  it('is not swallowed by an earlier first day, nor by none', async () => {
    const { id } = await leaver();
    await hireAgain(id, inDays(-50));
    const firstDay = (day: string | null) =>
      api.asAdmin(peopleContract.update, { body: { hotel, id, fields: { firstDay: day } } });

    expect(fault(await firstDay(season.lastDay))).toEqual([400, 'fields.firstDay']);
    expect(fault(await firstDay(null))).toEqual([400, 'fields.firstDay']);
    expect((await firstDay(inDays(-60))).status).toBe(200);
  });

  it('cannot overlap in the database either', async () => {
    const { id } = await leaver();
    await hireAgain(id, inDays(-50));
    const { db } = api.database;
    const insert = (firstDay: string, lastDay: string) =>
      db.insert(formerEmployments).values({ companyId: hotel, employeeId: id, firstDay, lastDay });

    await expect(insert(inDays(-150), inDays(-90))).rejects.toThrow();
    await expect(insert(inDays(-60), inDays(-50))).rejects.toThrow();
    await expect(db.update(employees).set({ firstDay: null }).where(eq(employees.id, id))).rejects.toThrow();
  });

  it('is in the file of the person, and an erasure waits for the last employment to end', async () => {
    const { id } = await leaver();
    await hireAgain(id, inDays(5));
    const { body } = await api.asAdmin(privacyContract.file, { body: { hotel, id } });
    expect(JSON.stringify(body.file)).toContain(`"formerEmployments":[${JSON.stringify(season)}]`);

    const early = await api.asAdmin(privacyContract.erase, { body: { hotel, id } });
    expect(fault(early)).toEqual([409, expect.stringContaining(`starts again on ${inDays(5)}`)]);
    await api.asAdmin(peopleContract.update, { body: { hotel, id, fields: { firstDay: inDays(-20) } } });
    expect((await api.asAdmin(privacyContract.erase, { body: { hotel, id } })).status).toBe(409);
    await api.asAdmin(contract.leave, { body: { hotel, id, lastDay: inDays(-1) } });
    expect((await api.asAdmin(privacyContract.erase, { body: { hotel, id } })).status).toBe(200);
  });
});

describe('a file with somebody who has left', () => {
  const run = (cells: Record<string, string>, dryRun = false) =>
    api.asAdmin(peopleFilesContract.importRows, { body: { hotel, rows: [{ line: 2, cells }], dryRun } });

  it('offers to hire them again from a later first day, and does so', async () => {
    const { id, code } = await leaver();
    const before = await read(id);
    const row = { code, firstDay: inDays(-8), lastDay: inDays(90), weeklyHours: '30', jobTitle: 'Barista' };

    const dry = await run(row, true);
    expect(dry.body.rows[0]).toMatchObject({ verdict: 'rehire', faults: [] });
    expect(dry.body.rows[0]!.fields).toEqual(expect.arrayContaining(['firstDay', 'weeklyHours', 'jobTitle']));
    expect(await read(id)).toEqual(before);

    expect((await run(row)).body.rows[0]).toMatchObject({ verdict: 'rehire' });
    const person = await read(id);
    expect(person).toMatchObject({
      code,
      firstDay: inDays(-8),
      lastDay: inDays(90),
      jobTitle: 'Barista',
      formerEmployments: [season],
      contract: { fromDay: inDays(-8), weeklyHours: 30 },
    });
    expect(person.contracts).toHaveLength(2);
    expect((await run(row)).body.rows[0]).toMatchObject({ verdict: 'same' });
  });

  it('refuses days that would swallow the gap, with the field', async () => {
    const { id, code } = await leaver();
    const fieldOf = async (cells: Record<string, string>) =>
      (await run({ code, ...cells })).body.rows[0]!.faults[0]?.field;

    expect(await fieldOf({ firstDay: inDays(-8), lastDay: season.lastDay })).toBe('lastDay');
    await hireAgain(id, inDays(-8));
    expect(await fieldOf({ firstDay: season.firstDay })).toBe('firstDay');
    expect(await fieldOf({ lastDay: season.lastDay })).toBe('lastDay');
  });
});
