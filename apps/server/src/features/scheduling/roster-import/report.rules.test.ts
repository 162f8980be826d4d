import { describe, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { leaveRow, planned, plannedLeave, row } from './compared-fixture';
import type { Comparison } from './comparison';
import type { RowEntry } from './entries';
import { reportOf } from './report.rules';

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
const told = (comparison: Partial<Comparison> = {}, more: object = {}) => ({
  comparison: { ...unchanged(), ...comparison },
  lookAlikes: new Map<number, string>(),
  clock,
  employeeIdOf: () => 1,
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
