import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract as hours } from '@horae/contract/scheduling/working-hours.contract';
import { describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { unchecked } from '#test/unchecked';
import { hoursTest } from './hours-fixture';

const { api, ask, sums, addShift } = hoursTest();
const week = { dates: { start: '2026-06-01', end: '2026-06-08' }, column: 'day', levels: ['department', 'employee'] };

describe('the call for working hours', () => {
  it.each([1004, 4711])('answers hotel %i, foreign or unknown, as not there', async (hotel) => {
    const answer = await api().asClient(unchecked(hours.sums), { body: { hotel, ...week } });
    expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    [{ hotel: 'x' }, 'hotel'],
    [{ dates: undefined }, 'dates'],
    [{ dates: { start: '2026-06-08', end: '2026-06-08' } }, 'dates.end'],
    [{ dates: { start: '2026-02-30', end: '2026-06-08' } }, 'dates.start'],
    [{ dates: { start: '2026-06-01T00:00', end: '2026-06-08' } }, 'dates.start'],
    [{ dates: { start: '2026-01-01', end: '2027-01-03' } }, 'dates'],
    [{ column: 'year' }, 'column'],
    [{ levels: [] }, 'levels'],
    [{ levels: ['hotel'] }, 'levels.0'],
    [{ levels: ['department', 'department'] }, 'levels'],
    [{ parent: [52, 1] }, 'parent'],
    [{ parent: ['x'] }, 'parent.0'],
    [{ depth: 0 }, 'depth'],
    [{ bu: 'first' }, 'bu'],
    [{ ou: 1.5 }, 'ou'],
    [{ wc: {} }, 'wc'],
    [{ departmentGroups: 41 }, 'departmentGroups'],
    [{ departments: ['x'] }, 'departments.0'],
    [{ employees: [1.5] }, 'employees.0'],
    [{ programTypes: ['both'] }, 'programTypes.0'],
    [{ calendars: ['x'] }, 'calendars.0'],
    [{ showOvertimes: 1 }, 'showOvertimes'],
  ])('names the field of %j', async (wrong, path) => {
    const answer = await ask({ ...week, ...wrong });

    expect([answer.status, answer.body.error?.code]).toEqual([400, 'VALIDATION']);
    expect(answer.body.error.fields!.map((field) => field.path)).toContain(path);
  });

  it('accepts 366 days', async () => {
    expect((await sums({ ...week, dates: { start: '2028-01-01', end: '2029-01-01' } })).columns).toHaveLength(366);
  });

  it('is tagged by what it says and names the roster’s version', async () => {
    const first = await ask(week);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = () => api().asAdmin(unchecked(hours.sums), { body: { hotel: 7777, ...week } }, headers);

    expect(first.headers['roster-version']).toMatch(/^7777:\d+$/);
    expect((await again()).status).toBe(304);
    await addShift({ employee: 1, start: '2026-06-02T22:00', end: '2026-06-03T06:00' });
    expect((await again()).status).toBe(200);
  });

  it('shows other people’s hours as the calendars do: to every account of the hotel, whatever it may approve', async () => {
    await api().database.db.update(accountHotels).set({ mayApprove: false });
    const month = {
      hotel: 1003,
      dates: { start: '2026-01-01', end: '2027-01-01' },
      column: 'month',
      levels: ['employee'],
    };
    const mine = await api().asClient(unchecked(hours.sums), { body: month });
    const calendar = await api().asClient(unchecked(staff.filtered), { body: { selectedHotel: 1003 } });

    expect(mine.body.rows).toHaveLength(calendar.body.resources.length);
    expect(mine.body).toEqual((await api().asAdmin(unchecked(hours.sums), { body: month })).body);
  });
});
