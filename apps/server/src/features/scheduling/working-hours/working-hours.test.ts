import type { HourRow } from '@horae/contract/scheduling/hour-rows';
import { describe, expect, it } from 'vitest';
import { hoursTest } from './hours-fixture';

const { sums, addShift, addClock } = hoursTest();
const week = { dates: { start: '2026-06-01', end: '2026-06-08' }, column: 'day', levels: ['department', 'employee'] };
const night = { employee: 1, start: '2026-06-02T22:00', end: '2026-06-03T06:00' };

describe('working hours', () => {
  it('give a night two hours of its first day and six of its second; a person counts on the first', async () => {
    await addShift(night);

    const { total } = await sums(week);

    expect(total.planned).toEqual([0, 120, 360, 0, 0, 0, 0]);
    expect(total.heads).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(total.total).toEqual({ planned: 480, declared: 0, actual: 0, overtime: 0, heads: 1 });
    expect([total.declared, total.actual, total.overtime]).toEqual([[], [], []]);
  });

  it('take the break from the beginning, also when the beginning lies before the range', async () => {
    await addShift({ ...night, breakMinutes: 150 });

    expect((await sums(week)).total.planned).toEqual([0, 0, 330, 0, 0, 0, 0]);
    const fromWednesday = { ...week, dates: { start: '2026-06-03', end: '2026-06-04' } };
    expect((await sums(fromWednesday)).total.planned).toEqual([330]);
  });

  it('count a declared row that is no overtime as declared, never as planned; without heads', async () => {
    await addShift({ ...night, layer: 'declared' });

    const { total, hasDeclared, hasActual } = await sums(week);

    expect(total.total).toEqual({ planned: 0, declared: 480, actual: 0, overtime: 0, heads: 0 });
    expect([hasDeclared, hasActual]).toEqual([true, false]);
  });

  it('count overtime of plan and declaration once', async () => {
    await addShift({ employee: 1, type: 'Overtime', start: '2026-06-02T15:00', end: '2026-06-02T17:00' });
    await addShift({
      employee: 1,
      type: 'Overtime',
      start: '2026-06-02T15:30',
      end: '2026-06-02T18:00',
      layer: 'declared',
    });

    expect((await sums(week)).total.total).toEqual({ planned: 120, declared: 150, actual: 0, overtime: 180, heads: 1 });
    expect((await sums({ ...week, showOvertimes: false })).total.total.overtime).toBe(0);
  });

  it('count a day the same whatever the range, also where what overlaps reaches beyond it', async () => {
    await addShift({ employee: 1, layer: 'declared', start: '2026-06-30T20:00', end: '2026-07-01T04:00' });
    const later = { layer: 'declared', start: '2026-07-01T02:00', end: '2026-07-01T06:00', breakMinutes: 60 } as const;
    await addShift({ employee: 1, ...later });
    const declared = async (start: string, end: string) =>
      (await sums({ ...week, dates: { start, end } })).total.declared;

    // The longer break is taken off the start of the merged stretch.
    expect(await declared('2026-06-30', '2026-07-02')).toEqual([180, 360]);
    expect([await declared('2026-06-30', '2026-07-01'), await declared('2026-07-01', '2026-07-02')]).toEqual([
      [180],
      [360],
    ]);
    const without = { ...week, showOvertimes: false, dates: { start: '2026-06-30', end: '2026-07-01' } };
    expect((await sums(without)).total.declared).toEqual([180]);
  });

  it('count the clock less the shift’s break; a record without an end is open and counts nothing', async () => {
    const shift = await addShift({ ...night, breakMinutes: 30 });
    await addClock(1, shift!, '2026-06-02T21:50', '2026-06-03T06:10');
    await addClock(2, null, '2026-06-04T08:00', null);

    const { total, hasActual, rows } = await sums(week);

    expect(total.actual).toEqual([0, 100, 370, 0, 0, 0, 0]);
    expect([total.open, hasActual]).toEqual([1, true]);
    expect(rows.filter(({ open }) => open > 0).map(({ path }) => path)).toEqual([[52], [52, 2]]);
  });

  it('take 23 and 25 hours for the days on which the clock changes', async () => {
    for (const [employee, day, next, minutes] of [
      [1, '2026-03-29', '2026-03-30', 23 * 60],
      [2, '2026-10-25', '2026-10-26', 25 * 60],
    ] as const) {
      await addShift({ employee, start: `${day}T00:00`, end: `${next}T00:00` });
      expect((await sums({ ...week, dates: { start: day, end: next } })).total.planned).toEqual([minutes]);
    }
  });

  it('cut weeks, which begin on Monday, and months to the range', async () => {
    const range = { ...week, dates: { start: '2026-12-31', end: '2027-02-03' } };

    expect((await sums({ ...range, column: 'month' })).columns).toEqual([
      { key: '2026-12', start: '2026-12-31', end: '2027-01-01' },
      { key: '2027-01', start: '2027-01-01', end: '2027-02-01' },
      { key: '2027-02', start: '2027-02-01', end: '2027-02-03' },
    ]);
    expect((await sums({ ...range, column: 'week' })).columns.slice(0, 2)).toEqual([
      { key: '2026-W53', start: '2026-12-31', end: '2027-01-04' },
      { key: '2027-W01', start: '2027-01-04', end: '2027-01-11' },
    ]);
  });
});

describe('the tree of working hours', () => {
  it('has every node with people in it, siblings by label, each below its parent', async () => {
    const { rows } = await sums(week);

    expect(rows.map(({ label, parent, people }) => [label, parent, people])).toEqual([
      ['Άλφα', null, 2],
      ['Person 2', 0, 1],
      ['Person 3', 0, 1],
      ['ωδείο', null, 2],
      ['Person 1', 3, 1],
      ['Person 4', 3, 1],
    ]);
  });

  it('is opened level by level: the lazy parts together are the whole', async () => {
    await addShift(night);
    await addShift({ ...night, employee: 3 });
    const levels = ['orgUnit', 'departmentGroup', 'department', 'employee'];
    const whole = await sums({ ...week, levels });

    const top = await sums({ ...week, levels, depth: 2 });
    expect(top.rows.map(({ path }) => path)).toEqual([[22], [22, 41], [21], [21, 41]]);
    for (const { path, ...node } of top.rows.filter((row) => row.path.length === 2)) {
      const below = await sums({ ...week, levels, parent: path });
      const same = whole.rows.filter((row) => row.path.length > 2 && row.path.join().startsWith(path.join()));
      // `parent` is an index into the rows of the same answer.
      const facts = (found: HourRow[]) => found.map((row) => ({ ...row, parent: undefined }));
      expect(facts(below.rows)).toEqual(facts(same));
      expect(below.total).toMatchObject({ people: node.people, planned: node.planned, total: node.total });
    }
    expect((await sums({ ...week, levels, parent: [404] })).rows).toEqual([]);
  });

  it.each([
    [{}, [1, 2, 3, 4]],
    [{ bu: 11 }, [1, 2]],
    [{ ou: 22 }, [3, 4]],
    [{ wc: 32 }, [2]],
    [{ wc: 404 }, []],
    [{ departmentGroups: [41] }, [1, 2, 3, 4]],
    [{ departments: [52] }, [2, 3]],
    [{ departments: [52], bu: 11 }, [2]],
    [{ employees: [1, 4, 404] }, [1, 4]],
    [{ employees: [], departments: null }, [1, 2, 3, 4]],
    [{ programTypes: ['fixed'] }, [1, 3]],
    [{ programTypes: ['flexible'], ou: 22 }, [4]],
    [{ programTypes: ['fixed', 'flexible'] }, [1, 2, 3, 4]],
  ])('is narrowed by %j', async (filters, left) => {
    for (const employee of [1, 2, 3, 4]) await addShift({ ...night, employee });

    const { rows, total } = await sums({ ...week, levels: ['employee'], ...filters });

    expect(rows.map(({ path }) => path[0]).toSorted()).toEqual(left);
    expect([total.people, total.total.planned, total.total.heads]).toEqual([
      left.length,
      left.length * 480,
      left.length,
    ]);
  });

  it('holds training and working time unless the calendars say otherwise', async () => {
    const shift = await addShift(night);
    await addClock(1, shift!, '2026-06-02T22:00', '2026-06-02T23:00');
    await addClock(3, null, '2026-06-02T22:00', '2026-06-02T23:00');
    await addShift({ ...night, employee: 2, type: 'Training' });
    const minutes = async (calendars?: number[]) => {
      const { planned, actual } = (await sums({ ...week, calendars })).total.total;
      return [planned, actual];
    };

    expect(await minutes()).toEqual([960, 120]);
    expect(await minutes([3000])).toEqual([480, 120]);
    expect(await minutes([3002])).toEqual([480, 0]);
    expect(await minutes([3001])).toEqual([0, 0]);
    expect(await minutes([])).toEqual([0, 0]);
  });
});
