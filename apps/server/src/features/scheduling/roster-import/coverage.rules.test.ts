import { describe, expect, it } from 'vitest';
import { leaveRow, plannedLeave, row } from './compared-fixture';
import { type Coverage, gridCoverage, listCoverage, noCoverage } from './coverage.rules';
import type { RowEntry } from './entries';

const dayOf = (second: number) => `2030-06-0${Math.floor(second / 86_400) + 1}`;
const days = ['2030-06-02', '2030-06-03', '2030-06-04', '2030-06-05'];
const covered = (coverage: Coverage, person: number) => days.filter((day) => coverage.of(person)?.(day));
const leave = plannedLeave(1, '2030-06-03');
const off = plannedLeave(2, '2030-06-03', '2030-06-03', { type: 'DayOff' });

it('a file that takes nothing off covers nobody', () => {
  expect(noCoverage).toMatchObject({ people: [], days: [], coversOnCall: false });
  expect([noCoverage.of(1), noCoverage.coversLeave(leave)]).toEqual([null, false]);
});

it('a grid covers the days of its head for its people, and all but time on call', () => {
  const coverage = gridCoverage([1, 2], ['2030-06-02', '2030-06-04']);
  expect(coverage).toMatchObject({ people: [1, 2], days: ['2030-06-02', '2030-06-04'], coversOnCall: false });
  expect([covered(coverage, 1), covered(coverage, 3), coverage.of(3)]).toEqual([
    ['2030-06-02', '2030-06-04'],
    [],
    null,
  ]);
  expect([coverage.coversLeave(leave), coverage.coversLeave(off)]).toEqual([true, true]);
});

describe('a list', () => {
  const [work, away] = [row(60, 68), leaveRow('2030-06-02', '2030-06-04')];

  it.each<[string, RowEntry[], string[]]>([
    ['the days of its work', [row(84, 92), row(36, 44)], ['2030-06-02', '2030-06-03', '2030-06-04']],
    ['the day of a single shift', [work], ['2030-06-03']],
    ['the days of its leave', [away, work], ['2030-06-02', '2030-06-03', '2030-06-04']],
    ['no day without rows', [], []],
  ])('covers %s for its people', (_what, entries, expected) => {
    const coverage = listCoverage([1], entries, dayOf);
    expect([covered(coverage, 1), coverage.of(2)]).toEqual([expected, null]);
    expect(coverage.days).toEqual(expected.length === 0 ? [] : [expected[0], expected.at(-1)]);
    expect(coverage).toMatchObject({ people: [1], coversOnCall: true });
  });

  it.each<[string, RowEntry[], isLeave: boolean, isOff: boolean]>([
    ['work alone', [work], false, false],
    ['leave', [work, away], true, false],
    ['days off', [leaveRow('2030-06-02', '2030-06-02', { type: 'DayOff' })], false, true],
  ])('of %s covers leave and days off if it has some', (_what, entries, isLeave, isOff) => {
    const { coversLeave } = listCoverage([1], entries, dayOf);
    expect([coversLeave(leave), coversLeave(off)]).toEqual([isLeave, isOff]);
  });
});
