import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { and, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaves } from '#features/scheduling/shifts/shifts.table';
import { erganiSettings } from './declarations.table';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
});
afterAll(() => test.stop());

const monthAfter = (count: number) =>
  Temporal.Now.plainDateISO('Europe/Athens').toPlainYearMonth().add({ months: count }).toString();
const named = ({ id, version }: { id: number; version: number }) => ({ hotel, id, version });

describe('leave', () => {
  it('is declared by its kind, leaves a gap in the schedule, and is taken back at the service', async () => {
    const [id] = test.ids as [number];
    await test.leave(id, 'AnnualLeave', '2031-03-05', '2031-03-06');
    expect((await test.submit([id])).body).toEqual({ queued: 3 });
    await test.send();
    const current = test.current(id, '2031-03-05');
    expect([current.leave?.value, current.schedule]).toEqual([
      [{ kind: 'annual', year: 2031, entitledDays: 22 }],
      undefined,
    ]);

    const listed = async () => (await test.list({ q: 'ΔΟΚ' })).filter(({ employee }) => employee?.id === id);
    const leave = (await listed()).find(({ kind }) => kind === 'leave');
    const schedule = (await listed()).find(({ kind }) => kind === 'dailySchedule');
    expect((await test.api.asAdmin(contract.takeBack, { body: named(schedule!) })).status).toBe(409);
    expect((await test.api.asAdmin(contract.takeBack, { body: named(leave!) })).status).toBe(200);
    await test.send();

    expect(test.current(id, '2031-03-05').leave).toBeUndefined();
    const states = (await test.rows(id)).map(({ kind, state }) => `${kind} ${state}`);
    expect(states).toContain('leave cancelled');
    expect(states).toContain('cancellation accepted');
  });
});

describe('leave that is off the roster', () => {
  const leave = (id: number, first: string, last: string) => test.leave(id, 'AnnualLeave', first, last);
  const leavesOf = async (id: number) =>
    (await test.rows(id)).flatMap(({ kind, state }) =>
      kind === 'leave' || kind === 'cancellation' ? [`${kind} ${state}`] : [],
    );
  const leaveSide = async (id: number, day: string) => {
    const { body } = await test.api.asAdmin(contract.board, { query: { hotel, from: day, to: day, perPage: 100 } });
    return body.rows.find((row) => row.id === id)!.days[0]!.sides.find(({ family }) => family === 'leave');
  };

  it('is repeated with the days that remain, a gap making two of it', async () => {
    const id = test.ids[2]!;
    await leave(id, '2031-03-03', '2031-03-07');
    await test.submit([id]);
    await test.send();
    await test.db.delete(leaves).where(and(eq(leaves.employeeId, id), eq(leaves.firstDay, '2031-03-03')));
    await leave(id, '2031-03-03', '2031-03-04');
    await leave(id, '2031-03-06', '2031-03-07');

    expect(await leaveSide(id, '2031-03-05')).toMatchObject({ planned: [], differs: true });
    await test.submit([id]);
    expect(await leaveSide(id, '2031-03-05')).toMatchObject({ differs: false });
    expect((await test.submit([id])).body).toEqual({ queued: 0 });
    await test.send();

    expect(await leavesOf(id)).toEqual(['leave superseded', 'leave accepted', 'leave accepted']);
    expect(test.simulator.accepted().filter(({ code }) => code === 'WTOLeaveC')).toHaveLength(1);
    const days = ['03', '04', '05', '06', '07'].map((day) => Boolean(test.current(id, `2031-03-${day}`).leave));
    expect(days).toEqual([true, true, false, true, true]);
    expect(test.current(id, '2031-03-05').schedule?.value).toEqual([{ kind: 'rest' }]);
    expect(await leaveSide(id, '2031-03-05')).toBeUndefined();
  });

  it('says a day that became another leave by that alone', async () => {
    const id = test.ids[4]!;
    await leave(id, '2031-03-03', '2031-03-07');
    await test.submit([id]);
    await test.send();
    await test.forgetLeave(id);
    await leave(id, '2031-03-03', '2031-03-04');
    await leave(id, '2031-03-06', '2031-03-06');
    await test.leave(id, 'SickLeave', '2031-03-07');
    await test.submit([id]);
    await test.send();

    const kinds = ['03', '04', '05', '06', '07'].map((day) => test.current(id, `2031-03-${day}`).leave?.value[0]?.kind);
    expect(kinds).toEqual(['annual', 'annual', undefined, 'annual', 'sickness']);
    expect((await test.submit([id])).body).toEqual({ queued: 0 });
  });

  it('is taken back when no day of it remains', async () => {
    const id = test.ids[3]!;
    await leave(id, '2031-03-03', '2031-03-04');
    await test.submit([id]);
    await test.send();
    await test.forgetLeave(id);

    await test.submit([id]);
    await test.submit([id]);
    await test.send();

    expect(await leavesOf(id)).toEqual(['leave cancelled', 'cancellation accepted']);
    expect(test.current(id, '2031-03-03').leave).toBeUndefined();
    expect((await test.submit([id])).body).toEqual({ queued: 0 });
  });
});

describe('a month that is declared after the work', () => {
  it('is asked for before it begins, and then has until the end of the next', async () => {
    const optOut = (month: string, isOptedOut = true) =>
      test.api.asAdmin(contract.optOut, { body: { hotel, month, isOptedOut } });
    const { status, body } = await optOut(monthAfter(0));
    expect([status, body.error.fields]).toEqual([400, [expect.objectContaining({ path: 'month' })]]);

    await optOut(monthAfter(1));
    await optOut(monthAfter(1));
    await test.send();
    const months = async () =>
      (await test.api.asAdmin(contract.settings, { query: { hotel } })).body.settings.afterwardsMonths;
    expect(await months()).toEqual([monthAfter(1)]);
    expect(test.simulator.accepted().filter(({ code }) => code === 'ExProan')).toHaveLength(1);

    const day = `${monthAfter(1)}-10`;
    const [id] = test.ids as [number];
    const range = { hotel, from: day, to: day, perPage: 100, q: 'Δοκιμάκη' };
    const { rows } = (await test.api.asAdmin(contract.board, { query: range })).body;
    const due = rows.find((row) => row.id === id)!.days[0]!.sides[0]!.dueAt;
    expect(due?.slice(0, 16)).toBe(`${monthAfter(3)}-01T00:00`);

    await optOut(monthAfter(1), false);
    await test.send();
    expect(await months()).toEqual([]);
  });
});

describe('a refused declaration', () => {
  it('that somebody else has decided meanwhile is left as it is', async () => {
    const id = test.ids[5]!;
    await test.submit([id]);
    await test.send();
    const [refused] = await test.list({ state: 'rejected' });
    const drop = { ...named(refused!), reason: 'x' };
    expect((await test.api.asAdmin(contract.drop, { body: drop })).status).toBe(200);
    expect((await test.api.asAdmin(contract.drop, { body: drop })).status).toBe(409);
    expect((await test.api.asClient(contract.drop, { body: { ...named(refused!), reason: 'x' } })).status).toBe(404);
  });
});

it('a restart goes on with the token of before, which stands sealed', async () => {
  const [settings] = await test.db.select().from(erganiSettings).where(eq(erganiSettings.companyId, hotel));
  expect(settings!.token).not.toMatch(/access|refresh/);
  test.simulator.forgetSessions();
  await test.submit([test.ids[1]!]);
  await test.send();
  expect(await test.rows(test.ids[1]!)).toMatchObject([{ state: 'accepted', attempts: 1 }]);
});
