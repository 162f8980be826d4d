import { describe, expect, it } from 'vitest';
import type { PlannedItem } from '#roster/planned-item';
import { athens, daysItem, workItem } from '#roster/planned-item-fixture';
import { filledDays, shortenedBy, type WantedDay, type WantedWork } from './fill-days.rules';

const shift = (day: string, more: Partial<PlannedItem> = {}) =>
  workItem(`2030-06-${day}T07:00`, `2030-06-${day}T15:00`, more);
const off = (first: string, last = first, more: Partial<PlannedItem> = {}) =>
  daysItem('DayOff', `2030-06-${first}`, `2030-06-${last}`, more);
const early: WantedWork = {
  type: 'Regular',
  startMinute: 420,
  endMinute: 900,
  breakMinutes: 0,
  departmentId: null,
  jobTitle: null,
  workCentreId: null,
  costPlace: null,
  skill: null,
};
const late = { ...early, startMinute: 960, endMinute: 1320 };
const night = { ...early, startMinute: 1320, endMinute: 1800 };
const day = (date: string, ...work: WantedWork[]): WantedDay => ({
  employeeId: 1,
  day: `2030-06-${date}`,
  isOff: work.length === 0,
  work,
});

const fill = (wanted: WantedDay[], there: PlannedItem[] = [], more: Partial<Parameters<typeof filledDays>[2]> = {}) =>
  filledDays(wanted, there, { timeZone: athens, replace: true, refusalOf: () => null, ...more });
const nothing = { steps: [], shifts: 0, daysOff: 0, kept: 0, skipped: [] };

describe('an empty day', () => {
  it.each([true, false])('gets its work; making room: %s', (replace) => {
    const work = { ...early, breakMinutes: 30, departmentId: 3, jobTitle: 'Waiter', skill: 'Bar' };
    const { type: _, startMinute: __, endMinute: ___, ...more } = work;
    expect(fill([day('04', work)], [], { replace })).toEqual({
      ...nothing,
      steps: [{ before: null, after: shift('04', { id: expect.any(Number), ...more }) }],
      shifts: 1,
    });
  });

  it('gets a day off', () => {
    expect(fill([day('04')])).toEqual({
      ...nothing,
      steps: [{ before: null, after: off('04', '04', { id: expect.any(Number) }) }],
      daysOff: 1,
    });
  });

  it.each([
    ['a night', night, '04T22:00', '05T06:00'],
    ['work until midnight', { ...late, endMinute: 1440 }, '04T16:00', '05T00:00'],
  ])('gets %s with the day on which it ends', (_which, work, start, end) => {
    const item = workItem(`2030-06-${start}`, `2030-06-${end}`);
    const lastDay = work.endMinute > 1440 ? '2030-06-05' : '2030-06-04';
    expect(fill([day('04', work)]).steps[0]!.after).toMatchObject({ start: item.start, end: item.end, lastDay });
  });

  it('gets every stretch of it, each with an id that no other has', () => {
    const filled = fill([day('04', early, late), day('05', early, late)]);
    expect(filled).toMatchObject({ shifts: 4, skipped: [] });
    const ids = filled.steps.map(({ after }) => after!.id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.filter((id) => id >= 0)).toEqual([]);
  });

  it('is skipped if the person cannot be planned', () => {
    const refusalOf = (one: string) => (one === '2030-06-04' ? 'Has left.' : null);
    expect(fill([day('04', early), day('05', early)], [], { refusalOf })).toMatchObject({
      shifts: 1,
      skipped: [{ day: '2030-06-04', why: 'Has left.' }],
    });
  });

  it.each([
    ['no time', { ...early, startMinute: 230, endMinute: 260 }, 0],
    ['time for the break alone', { ...early, startMinute: 180, endMinute: 270, breakMinutes: 30 }, 0],
    ['more time than the break', { ...early, startMinute: 180, endMinute: 271, breakMinutes: 30 }, 1],
  ])('is filled if a change of the clocks leaves %s', (_time, work, shifts) => {
    // The clocks of Athens go from 03:00 to 04:00.
    const skipped = { day: '2030-03-31', why: 'The change of the clocks leaves no time for it.' };
    const filled = fill([{ ...day('04', work), day: '2030-03-31' }]);
    expect(filled).toMatchObject({ shifts, skipped: shifts === 0 ? [skipped] : [] });
  });
});

it('is skipped whole if a change of the clocks leaves no time for one stretch of it', () => {
  const filled = fill([{ ...day('04', { ...early, startMinute: 230, endMinute: 260 }, late), day: '2030-03-31' }]);
  expect(filled).toMatchObject({ shifts: 0, skipped: [{ day: '2030-03-31' }] });
});

describe('a day on which something is planned', () => {
  it('stays as it is if nothing is to make room', () => {
    expect(fill([day('04', late)], [shift('04')], { replace: false })).toEqual({ ...nothing, kept: 1 });
  });

  it.each([true, false])('is skipped if the person is away; making room: %s', (replace) => {
    const leave = daysItem('SickLeave', '2030-06-03', '2030-06-04');
    expect(fill([day('04', late)], [leave], { replace })).toEqual({
      ...nothing,
      skipped: [{ day: '2030-06-04', why: 'Is away on that day.' }],
    });
  });

  it.each<[string, WantedDay, PlannedItem[]]>([
    ['shift', day('04', early), [shift('04', { notes: 'Keys' })]],
    ['shifts, in another order', day('04', late, early), [shift('04', { id: 1 }), evening('04', { id: 2 })]],
    ['shifts in the order in which they were planned', day('04', early, late), [evening('04', { id: 2 }), shift('04')]],
    ['day off', day('04'), [off('04')]],
    ['day off, a compensatory one', day('04'), [off('04', '04', { compensates: '2030-06-02' })]],
    ['day off within days off', day('04'), [off('03', '05')]],
  ])('stays as it is if it has the same %s', (_what, wanted, there) => {
    expect(fill([wanted], there)).toEqual({ ...nothing, kept: 1 });
  });

  it.each<Partial<PlannedItem>>([
    { type: 'Training' },
    { start: shift('04').start + 60 },
    { end: shift('04').end - 60 },
    { breakMinutes: 30 },
    { departmentId: 3 },
    { jobTitle: 'Waiter' },
    { skill: 'Bar' },
  ])('changes a shift that had %o, and keeps its note', (had) => {
    const before = shift('04', { id: 7, notes: 'Keys', ...had });
    const after = shift('04', { id: expect.any(Number), notes: 'Keys' });
    expect(fill([day('04', early)], [before])).toEqual({ ...nothing, steps: [{ before, after }], shifts: 1 });
  });

  it('gets a second stretch beside the same first', () => {
    expect(fill([day('04', early, late)], [shift('04', { id: 1 })])).toMatchObject({ shifts: 2, kept: 0 });
  });

  it('is changed if one of two stretches is another', () => {
    const there = [shift('04', { id: 1 }), workItem('2030-06-04T17:00', '2030-06-04T22:00', { id: 2 })];
    expect(fill([day('04', early, late)], there)).toMatchObject({ shifts: 2, kept: 0 });
  });

  it('is not one next to which days off end or begin', () => {
    const around = [off('02', '03', { id: 1 }), off('05', '06', { id: 2 })];
    expect(fill([day('04', early)], around).steps).toMatchObject([{ before: null }]);
  });

  it('changes as many shifts as it can, adds the others and removes what is left', () => {
    const [one, two] = [shift('04', { id: 1, breakMinutes: 15 }), evening('05', { id: 2 })];
    const three = workItem('2030-06-05T23:00', '2030-06-05T23:30', { id: 3 });
    expect(fill([day('04', early, late), day('05', early)], [one, two, three]).steps).toMatchObject([
      { before: one, after: { start: shift('04').start } },
      { before: null, after: { start: evening('04').start } },
      { before: two, after: { start: shift('05').start } },
      { before: three, after: null },
    ]);
  });

  it('changes a night that begins on it', () => {
    const before = workItem('2030-06-04T22:00', '2030-06-05T06:00', { id: 1 });
    expect(fill([day('04', early)], [before]).steps).toMatchObject([{ before, after: { end: shift('04').end } }]);
  });

  it('never turns a day off into a shift or back', () => {
    const [free, work] = [off('04', '04', { id: 1 }), shift('05', { id: 2 })];
    const { steps } = fill([day('04', early), day('05')], [free, work]);
    expect(steps).toMatchObject([
      { before: free, after: null },
      { before: null, after: { allDay: false } },
      { before: null, after: { allDay: true } },
      { before: work, after: null },
    ]);
  });

  it('takes the days that it fills from days off in a row', () => {
    const free = off('03', '07', { id: 1, notes: 'Wish' });
    const filled = fill([day('04', early), day('05', early)], [free]);
    expect(filled).toMatchObject({ shifts: 2, daysOff: 0, skipped: [] });
    expect(filled.steps.slice(0, 2)).toEqual([
      { before: free, after: off('03', '03', { id: 1, notes: 'Wish' }) },
      { before: null, after: off('06', '07', { id: 1, notes: 'Wish' }) },
    ]);
    expect(filled.steps.slice(2).map(({ before }) => before)).toEqual([null, null]);
  });
});

it('removes days off of which every day is taken', () => {
  const free = off('03', '04', { id: 1 });
  const taken = new Set(['2030-06-03', '2030-06-04']);
  expect(shortenedBy(free, taken, athens)).toEqual([{ before: free, after: null }]);
});

describe('a day that would overlap', () => {
  const overlaps = (date: string) => ({ day: `2030-06-${date}`, why: 'It would overlap with other work.' });

  it('with the night before is left out whole', () => {
    const there = workItem('2030-06-03T22:00', '2030-06-04T08:00', { id: 9 });
    expect(fill([day('04', early, late), day('05', early)], [there])).toMatchObject({
      shifts: 1,
      skipped: [overlaps('04')],
    });
  });

  it('with a day filled before it is left out', () => {
    const long = { ...night, endMinute: 1440 + 480 };
    expect(fill([day('03', long), day('04', early)])).toMatchObject({ shifts: 1, skipped: [overlaps('04')] });
  });

  it('with itself is left out', () => {
    expect(fill([day('04', early, { ...late, startMinute: 840 })])).toEqual({ ...nothing, skipped: [overlaps('04')] });
  });

  it('with a night that makes room is filled', () => {
    const there = workItem('2030-06-03T22:00', '2030-06-04T08:00', { id: 9 });
    expect(fill([day('03'), day('04', early)], [there])).toMatchObject({ shifts: 1, daysOff: 1, skipped: [] });
  });

  it('with a night that stays because its own day is left out is left out, too', () => {
    const there = [
      workItem('2030-06-02T22:00', '2030-06-03T08:00', { id: 8 }),
      workItem('2030-06-03T22:00', '2030-06-04T08:00', { id: 9 }),
    ];
    expect(fill([day('03', early), day('04', early)], there)).toEqual({
      ...nothing,
      skipped: [overlaps('03'), overlaps('04')],
    });
  });
});

function evening(date: string, more: Partial<PlannedItem> = {}) {
  return workItem(`2030-06-${date}T16:00`, `2030-06-${date}T22:00`, more);
}
