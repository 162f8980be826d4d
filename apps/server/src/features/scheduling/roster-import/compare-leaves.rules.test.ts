import { describe, expect, it } from 'vitest';
import { compareLeaves, daysOf, isSameLeave, type ReplacedLeaves, remaining, runsOf } from './compare-leaves.rules';
import { leaveRow, plannedLeave } from './compared-fixture';
import type { RowLeave } from './entries';
import type { PlannedLeave } from './stored-plan';

const day = (number: number) => `2030-06-0${number}`;
const row = (first: number, last = first, more: Partial<RowLeave> = {}) => leaveRow(day(first), day(last), more);
const planned = (id: number, first: number, last = first, more: Partial<PlannedLeave> = {}) =>
  plannedLeave(id, day(first), day(last), more);
const sick = { type: 'SickLeave' } as const;
const all: ReplacedLeaves = { isCovered: () => true, covers: () => true };

/** What becomes of the rows, by their place, and of what is planned, by its id; days by their last digit. */
function compared(rows: RowLeave[], plan: PlannedLeave[], worked: number[], replaced: ReplacedLeaves | null) {
  const found = compareLeaves({ rows, planned: plan, worked: new Set(worked.map(day)), replaced });
  const of = (days: Iterable<string>) => [...days].map((one) => Number(one.slice(9))).join('');
  return {
    present: [...found.present].map((one) => rows.indexOf(one)),
    added: [...found.added].map(([one, days]) => `row ${rows.indexOf(one)}: ${of(days)}`),
    cut: [...found.cut].map(([one, days]) => `${one.id}: ${of(days)}`),
    clashes: found.clashes.map(([one, other, on]) => `row ${rows.indexOf(one)} and ${other.id}: ${of([on])}`),
    twice: found.twice.map(([one, on]) => `row ${rows.indexOf(one)}: ${of([on])}`),
    away: [...found.away].map(([on, one]) => `${one.id}: ${of([on])}`),
  };
}
const nothing = { present: [], added: [], cut: [], clashes: [], twice: [], away: [] };

describe('leave of a file beside what is planned', () => {
  it.each<[string, RowLeave[], PlannedLeave[], number[], object]>([
    ['is new', [row(3, 5)], [], [], { added: ['row 0: 345'] }],
    ['is there', [row(3, 5)], [planned(1, 2, 5)], [], { present: [0] }],
    ['is new on the days that are not there', [row(3, 5)], [planned(1, 4)], [], { added: ['row 0: 35'] }],
    ['is there once if it is given twice', [row(3), row(3)], [], [], { present: [1], added: ['row 0: 3'] }],
    [
      'clashes with another leave on each of its days',
      [row(3, 5)],
      [planned(1, 4, 6, sick)],
      [],
      { added: ['row 0: 345'], clashes: ['row 0 and 1: 4', 'row 0 and 1: 5'] },
    ],
    [
      'is there beside another that is planned',
      [row(3)],
      [planned(1, 3, 3, sick), planned(2, 3)],
      [],
      { present: [0] },
    ],
    [
      'is told twice with another leave of the file',
      [row(3, 4), row(4, 5, sick)],
      [],
      [],
      { added: ['row 0: 34', 'row 1: 5'], twice: ['row 1: 4'] },
    ],
    ['is told twice with work of the file', [row(3, 4)], [], [4], { added: ['row 0: 34'], twice: ['row 0: 4'] }],
    ['keeps nobody from work on other days', [], [planned(1, 3, 4)], [4, 5], { away: ['1: 4'] }],
  ])('%s', (_what, rows, plan, worked, expected) => {
    expect(compared(rows, plan, worked, null)).toEqual({ ...nothing, ...expected });
  });
});

describe('leave of a file that replaces what is planned', () => {
  it.each<[string, RowLeave[], PlannedLeave[], number[], object]>([
    ['takes the days of another', [row(4)], [planned(1, 3, 5, sick)], [], { added: ['row 0: 4'], cut: ['1: 435'] }],
    ['takes what it leaves out', [row(3)], [planned(1, 3, 5)], [], { present: [0], cut: ['1: 45'] }],
    ['takes the days of work', [], [planned(1, 3)], [3], { cut: ['1: 3'] }],
    [
      'takes another beside the same',
      [row(3)],
      [planned(1, 3), planned(2, 3, 3, sick)],
      [],
      { present: [0], cut: ['2: 3'] },
    ],
  ])('%s', (_what, rows, plan, worked, expected) => {
    expect(compared(rows, plan, worked, all)).toEqual({ ...nothing, ...expected });
  });

  const until4: ReplacedLeaves = { ...all, isCovered: (one) => one <= day(4) };

  it('does so on its days alone', () => {
    expect(compared([row(5)], [planned(1, 3, 7, sick)], [6], until4)).toEqual({
      ...nothing,
      added: ['row 0: 5'],
      cut: ['1: 34'],
      clashes: ['row 0 and 1: 5'],
      away: ['1: 6'],
    });
  });

  it('does not take what it says nothing about, unless there is something else', () => {
    const noSickness: ReplacedLeaves = { ...all, covers: ({ type }) => type !== 'SickLeave' };
    const plan = [planned(1, 3, 5, sick), planned(2, 7)];
    expect(compared([row(4)], plan, [5], noSickness)).toEqual({
      ...nothing,
      added: ['row 0: 4'],
      cut: ['1: 45', '2: 7'],
    });
  });
});

describe('the days of a leave', () => {
  it('are all from its first to its last, up to a thousand', () => {
    expect(daysOf({ firstDay: day(3), lastDay: day(5) })).toEqual([day(3), day(4), day(5)]);
    expect(daysOf({ firstDay: '2030-01-01', lastDay: '9999-01-01' })).toHaveLength(1000);
  });

  it('are left in runs without those that are lost', () => {
    const left = remaining({ firstDay: day(1), lastDay: day(6) }, new Set([day(1), day(4)]));
    expect(left).toEqual([
      { firstDay: day(2), lastDay: day(3) },
      { firstDay: day(5), lastDay: day(6) },
    ]);
  });

  it('are runs in whatever order they come', () => {
    expect(runsOf([day(5), day(2), day(1)])).toEqual([
      { firstDay: day(1), lastDay: day(2) },
      { firstDay: day(5), lastDay: day(5) },
    ]);
    expect(runsOf([])).toEqual([]);
  });
});

it.each([
  [{ type: 'AnnualLeave', kind: null }, true],
  [{ type: 'SickLeave', kind: null }, false],
  [{ type: 'AnnualLeave', kind: 'marriage' }, false],
] as const)('tells whether annual leave is the same as %o', (other, isSame) => {
  expect(isSameLeave({ type: 'AnnualLeave', kind: null }, other)).toBe(isSame);
});
