import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { hotel, peopleOf } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const today = Temporal.Now.plainDateISO('Europe/Athens');
const inDays = (days: number) => today.add({ days }).toString();

describe('leaving', () => {
  const plan = async (employeeId: number, start: string, end: string, typeOfShift = 'Regular') => {
    const shift = { hotel, employeeId, typeOfShift, start, end };
    const { body } = await api.asAdmin(unchecked(shiftsContract.save), { body: { shift, reason: 'Αλλαγή βάρδιας' } });
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

    expect((await api.asAdmin(contract.leaveEffect, { query })).body).toEqual({ shifts: 1, leaves: 1, loans: 0 });
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
