import { expect, it } from 'vitest';
import { changedOpen, compareOpen, type PlannedOpen } from './compare-open.rules';
import type { OpenRow } from './entries';

const hour = 3600;
let line = 1;

function row(from: number, to: number, more: Partial<OpenRow> & { job?: string } = {}): OpenRow {
  const { job = null, ...fields } = more;
  const who = { employeeCode: null, email: null, employeeName: '', department: 'Rooms' };
  const given = { type: false, breakMinutes: false, notes: false };
  const shift = { type: 'Regular', start: from * hour, end: to * hour, breakMinutes: 0, notes: null } as const;
  line += 1;
  return { ...who, ...shift, line, isPublished: false, given, open: { departmentId: 5, jobTitle: job }, ...fields };
}

function planned(id: number, from: number, to: number, more: Partial<PlannedOpen> = {}): PlannedOpen {
  const times = { start: from * hour, end: to * hour, breakMinutes: 0, notes: null };
  const place = { employeeId: -5, departmentId: 5, jobTitle: null, workCentreId: null, costPlace: null, skill: null };
  return { id, type: 'Regular', ...times, ...place, mayGo: true, ...more };
}

/** What becomes of rows, by the id of the planned one. */
function compared(rows: OpenRow[], plan: PlannedOpen[], isCovered = true) {
  const { present, added, changed, removed } = compareOpen({ rows, planned: plan, isCovered });
  return {
    present: rows.filter((one) => present.has(one)).length,
    added: added.length,
    changed: rows.map((one) => changed.get(one)?.id),
    removed: removed.map(({ id }) => id),
  };
}

it('leaves what is the same, one planned shift for each line', () => {
  const twice = [row(8, 16), row(8, 16)];
  expect(compared(twice, [planned(1, 8, 16)])).toEqual({
    present: 1,
    added: 1,
    changed: [undefined, undefined],
    removed: [],
  });
  expect(compared(twice, [planned(1, 8, 16), planned(2, 8, 16)])).toMatchObject({ present: 2, added: 0 });
});

it('changes the one of the same hours and job first, then of the same hours, then of the same job', () => {
  const cook = { jobTitle: 'Cook' };
  const waiter = { jobTitle: 'Waiter' };
  const noted = row(8, 16, { job: 'Cook', notes: 'Wedding', given: { ...row(0, 1).given, notes: true } });
  expect(compared([noted], [planned(1, 8, 16, waiter), planned(2, 8, 16, cook)])).toMatchObject({
    changed: [2],
    removed: [1],
  });
  expect(compared([row(8, 16, { job: 'Cook' })], [planned(1, 9, 17, cook), planned(2, 8, 16, waiter)])).toMatchObject({
    changed: [2],
    removed: [1],
  });
  expect(compared([row(8, 16, { job: 'Cook' })], [planned(1, 9, 17, waiter), planned(2, 9, 17, cook)])).toMatchObject({
    changed: [2],
    removed: [1],
  });
  expect(compared([row(8, 16)], [planned(1, 20, 28)])).toMatchObject({ changed: [1], removed: [] });
});

it('takes off the rest of a day that the file replaces, but neither stand-by nor what planners drafted', () => {
  const plan = [planned(1, 8, 16), planned(2, 8, 16, { type: 'OnCall' }), planned(3, 8, 16, { mayGo: false })];
  expect(compared([], plan)).toMatchObject({ removed: [1] });
  expect(compared([row(10, 14)], plan.slice(1))).toEqual({ present: 0, added: 1, changed: [undefined], removed: [] });
});

it('changes and takes off nothing of a day that the file does not replace', () => {
  const longer = row(8, 16, { breakMinutes: 30, given: { ...row(0, 1).given, breakMinutes: true } });
  expect(compared([longer, row(9, 17)], [planned(1, 8, 16), planned(2, 20, 24)], false)).toEqual({
    present: 1,
    added: 1,
    changed: [undefined, undefined],
    removed: [],
  });
});

it('keeps the skill, and the job where the line says none', () => {
  const former = planned(1, 8, 16, { jobTitle: 'Cook', skill: 'HACCP' });
  expect(changedOpen(row(9, 17), former)).toMatchObject({ start: 9 * hour, jobTitle: 'Cook', skill: 'HACCP' });
  expect(changedOpen(row(9, 17, { job: 'Waiter' }), former)).toMatchObject({ jobTitle: 'Waiter', skill: 'HACCP' });
});
