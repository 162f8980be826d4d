import { describe, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { leaveRow, planned, plannedLeave, row } from './compared-fixture';
import type { Comparison } from './comparison';
import type { RowEntry, RowShift } from './entries';
import type { RowPlace } from './named-places';
import { reportOf } from './report.rules';
import type { PlannedShift } from './stored-plan';

// The hours of the fixtures count from the beginning of 1970.
const clock = hotelClock('UTC');
const [first, second] = ['1970-01-01', '1970-01-02'];
const unchanged = (): Comparison => ({
  faults: new Map(),
  outside: new Set(),
  present: new Set(),
  addedShifts: [],
  changedShifts: new Map(),
  removedShifts: [],
  addedLeaves: new Map(),
  cutLeaves: new Map(),
  names: new Map([
    [1, 'Maria'],
    [2, 'Anna'],
  ]),
});
const names = {
  department: (id: number) => ({ 3: 'Housekeeping', 4: 'Pool Bar' })[id] ?? null,
  workCentre: (id: number) => ({ 5: 'Main house', 6: 'Terrace' })[id] ?? null,
};
const told = (comparison: Partial<Comparison> = {}, more: object = {}) => ({
  comparison: { ...unchanged(), ...comparison },
  lookAlikes: new Map<number, string>(),
  clock,
  employeeIdOf: () => 1,
  places: { names, added: new Map<RowShift, RowPlace>() },
  dayColumn: 'Day',
  ...more,
});
const report = (entry: RowEntry, comparison: Partial<Comparison> = {}, more: object = {}) =>
  reportOf([{ line: 2, entry }], told(comparison, more));

const early = row(7, 15);
const now = { from: '07:00', to: '15:00', type: 'Regular' };
const about = { line: 2, person: 'Maria', day: first };

describe('what is told of a row', () => {
  it('is its fault or why it was left out, with its cell', () => {
    const read = [
      { line: 2, fault: 'No time.' },
      { line: 3, cell: 'C3', skipped: 'Open shift.' },
    ];
    expect(reportOf(read, told())).toEqual([
      { line: 2, verdict: 'fault', sentence: 'No time.' },
      { line: 3, cell: 'C3', verdict: 'skipped', sentence: 'Open shift.' },
    ]);
  });

  it('is that it is new, with its note', () => {
    const noted = { ...early, note: 'Comes twice.' };
    expect(report(early)).toEqual([{ ...about, now, verdict: 'added', sentence: '' }]);
    expect(report(noted)).toEqual([{ ...about, now, verdict: 'added', sentence: 'Comes twice.' }]);
  });

  it('is that leave is new', () => {
    expect(report(leaveRow(first, second, { kind: 'marriage' }))).toEqual([
      { ...about, now: { type: 'marriage' }, verdict: 'added', sentence: '' },
    ]);
  });

  it('is that it is there already', () => {
    expect(report(early, { present: new Set([early]) })).toEqual([
      { ...about, now, verdict: 'already there', sentence: '' },
    ]);
  });

  it('is what keeps it from being written, with the column of its day if that is why', () => {
    const faults = new Map<RowEntry, string>([[early, 'Has left.']]);
    const outside = new Set<RowEntry>([early]);
    const fault = { ...about, now, verdict: 'fault' };
    expect(report(early, { faults })).toEqual([{ ...fault, sentence: 'Has left.' }]);
    expect(report(early, { faults, outside })).toEqual([{ ...fault, sentence: 'Day: Has left.' }]);
    expect(report(early, { faults, outside }, { dayColumn: null })).toEqual([{ ...fault, sentence: 'Has left.' }]);
    expect(report(early, {}, { lookAlikes: new Map([[2, 'Is it Maria?']]) })).toEqual([
      { ...fault, sentence: 'Is it Maria?' },
    ]);
  });

  it('is the shift that it changes, and what that becomes', () => {
    const former = planned(1, 6, 14, { type: 'Overtime' });
    expect(report(early, { changedShifts: new Map([[early, former]]) })).toEqual([
      {
        ...about,
        verdict: 'changed',
        sentence: '',
        was: { from: '06:00', to: '14:00', type: 'Overtime' },
        now: { ...now, type: 'Overtime' },
      },
    ]);
  });

  it('is what else of its person and day it takes the place of', () => {
    const leave = plannedLeave(1, first, second);
    const cutLeaves = new Map([[leave, new Set([first])]]);
    const was = { type: 'AnnualLeave' };
    expect(report(early, { cutLeaves })).toEqual([{ ...about, now, verdict: 'changed', sentence: '', was }]);
    const removedShifts = [planned(1, 7, 15)];
    expect(report(leaveRow(first), { removedShifts })).toEqual([
      { ...about, now: { type: 'AnnualLeave' }, verdict: 'changed', sentence: '', was: now },
    ]);
  });
});

describe('what is told of what a file takes off', () => {
  it('comes after the rows, by person and day, unless a row takes its place', () => {
    const removedShifts = [planned(1, 31, 39), planned(2, 7, 15), planned(3, 8, 16, { employeeId: 2 })];
    const cutLeaves = new Map([[plannedLeave(4, first, second, { employeeId: 2 }), new Set([second])]]);
    const removed = { line: null, verdict: 'removed', sentence: '' };
    expect(report(row(9, 17), { removedShifts, cutLeaves })).toEqual([
      { ...about, verdict: 'changed', sentence: '', was: now, now: { from: '09:00', to: '17:00', type: 'Regular' } },
      { ...removed, person: 'Anna', day: first, was: { from: '08:00', to: '16:00', type: 'Regular' } },
      { ...removed, person: 'Anna', day: second, was: { type: 'AnnualLeave' } },
      { ...removed, person: 'Maria', day: second, was: now },
    ]);
  });

  it('has no name for somebody unknown, and takes the place of one row only', () => {
    const removedShifts = [planned(1, 7, 15, { employeeId: 3 }), planned(2, 7, 8), planned(3, 8, 9)];
    const read = [row(10, 11), row(11, 12), row(12, 13)].map((entry, at) => ({ line: at, entry }));
    const verdicts = reportOf(read, told({ removedShifts })).map(({ verdict, person, was }) => [
      verdict,
      person,
      was?.from,
    ]);
    expect(verdicts).toEqual([
      ['changed', 'Maria', '07:00'],
      ['changed', 'Maria', '08:00'],
      ['added', 'Maria', undefined],
      ['removed', '', '07:00'],
    ]);
  });
});

describe('what is told of where and as what a shift is worked', () => {
  const usual = { departmentId: 3, jobTitle: 'Waiter', workCentreId: 5, costPlace: '4100' };
  const atHome = planned(1, 7, 15, { usual });
  const loan = { departmentId: 4, jobTitle: 'Barista', workCentreId: 6, costPlace: '4300' };
  const loaned = planned(1, 7, 15, { ...loan, usual });
  const home = { department: 'Housekeeping', workCentre: 'Main house', jobTitle: 'Waiter', costPlace: '4100' };
  const away = { department: 'Pool Bar', workCentre: 'Terrace', jobTitle: 'Barista', costPlace: '4300' };
  const sides = (entry: RowShift, former: PlannedShift) => {
    const [told] = report(entry, { changedShifts: new Map([[entry, former]]) });
    return [told!.was, told!.now];
  };
  const more = (was: object, change: object) => [
    { ...now, ...was },
    { ...now, ...change },
  ];

  it('is each of them on both sides, where it changes', () => {
    expect(sides(row(7, 15, loan), atHome)).toEqual(more(home, away));
    const back = { departmentId: 3, jobTitle: 'Waiter', workCentreId: 5, costPlace: '4100' };
    expect(sides(row(7, 15, back), loaned)).toEqual(more(away, home));
    // The cost place of the other department is not known here, that of the shift before is.
    const moved = { departmentId: 4, costPlace: '4100' };
    expect(sides(row(7, 15, moved), atHome)).toEqual(more({ department: 'Housekeeping' }, { department: 'Pool Bar' }));
    for (const [said, was, change] of [
      [{ departmentId: 4 }, { department: 'Housekeeping' }, { department: 'Pool Bar' }],
      [{ jobTitle: 'Barista' }, { jobTitle: 'Waiter' }, { jobTitle: 'Barista' }],
      [{ workCentreId: 6 }, { workCentre: 'Main house' }, { workCentre: 'Terrace' }],
      [{ costPlace: '4300' }, { costPlace: '4100' }, { costPlace: '4300' }],
    ])
      expect(sides(row(7, 15, said), atHome)).toEqual(more(was!, change!));
  });

  it('is nothing of what stays, or follows from the department', () => {
    const later = { from: '08:00', to: '16:00', type: 'Regular' };
    for (const former of [atHome, loaned]) expect(sides(row(8, 16), former)).toEqual([now, later]);
    expect(sides(row(8, 16, usual), atHome)).toEqual([now, later]);
    expect(sides(row(8, 16, loan), loaned)).toEqual([now, later]);
    const guest = planned(1, 7, 15, { departmentId: 4, usual });
    expect(sides(row(7, 15, { workCentreId: 6 }), guest)).toEqual(more({}, { workCentre: 'Terrace' }));
  });

  it('is nothing on the side of somebody without a job, or of a department without a cost place', () => {
    const plain = planned(1, 7, 15, { usual: { ...usual, jobTitle: '', costPlace: '' } });
    const change = { jobTitle: 'Barista', costPlace: '4300' };
    expect(sides(row(7, 15, change), plain)).toEqual(more({}, change));
  });

  it('is the break and the notes as well, where they change', () => {
    const given = { breakMinutes: true, notes: true };
    const former = planned(1, 7, 15, { breakMinutes: 30, notes: 'Keys', usual });
    const said = row(7, 15, { breakMinutes: 0, notes: 'Key at the desk', given });
    expect(sides(said, former)).toEqual(
      more({ breakMinutes: 30, notes: 'Keys' }, { breakMinutes: 0, notes: 'Key at the desk' }),
    );
    expect(sides(row(7, 15, { notes: 'Keys', given: { notes: true } }), atHome)).toEqual(more({}, { notes: 'Keys' }));
    expect(sides(row(7, 15, { breakMinutes: 30, notes: 'Keys', given }), former)).toEqual([now, now]);
  });

  it('is what a new shift, or one that goes, does not have like its person', () => {
    const added = new Map([[early, { departmentId: 4, jobTitle: 'Barista', workCentreId: null, costPlace: '4300' }]]);
    const { workCentre: _none, ...others } = away;
    expect(report(early, {}, { places: { names, added } })[0]!.now).toEqual({ ...now, ...others });
    expect(report(early)[0]!.now).toEqual(now);
    const next = row(31, 39);
    const gone = (one: PlannedShift) => report(next, { removedShifts: [one] })[1]!.was;
    expect(gone(loaned)).toEqual({ ...now, ...away });
    expect(gone(atHome)).toEqual(now);
    expect(gone(planned(1, 7, 15, { ...usual, usual }))).toEqual(now);
  });

  it('is said of a shift whose place another one takes, or leave', () => {
    const added = new Map([[early, { departmentId: 4 }]]);
    const onCall = planned(1, 7, 15, { type: 'OnCall', usual });
    const taking = (entry: RowEntry, one: PlannedShift, places = { names, added: new Map() }) => {
      const [told] = report(entry, { removedShifts: [one] }, { places });
      return [told!.was, told!.now];
    };
    expect(taking(early, onCall, { names, added })).toEqual([
      { ...now, type: 'OnCall', department: 'Housekeeping' },
      { ...now, department: 'Pool Bar' },
    ]);
    const [was, back] = taking(early, loaned);
    expect([was, back]).toEqual(more(away, { ...home, costPlace: undefined }));
    expect(taking(leaveRow(first), loaned)).toEqual([{ ...now, ...away }, { type: 'AnnualLeave' }]);
  });

  it('is the job of an open shift, whose department is its name', () => {
    const open = row(7, 15, { open: { departmentId: 3, jobTitle: 'Barista' } });
    expect(sides(open, planned(1, 7, 15))).toEqual(more({}, { jobTitle: 'Barista' }));
    expect(sides(open, planned(1, 7, 15, { jobTitle: 'Waiter' }))).toEqual(
      more({ jobTitle: 'Waiter' }, { jobTitle: 'Barista' }),
    );
    const any = row(8, 16, { open: { departmentId: 3, jobTitle: null } });
    expect(sides(any, planned(1, 7, 15, { jobTitle: 'Waiter' }))[0]).toEqual(now);
    expect(report(open)[0]!.now).toEqual({ ...now, jobTitle: 'Barista' });
  });
});
