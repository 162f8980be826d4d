import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { type Finding, findingOf, isAdvice, isHint, onShifts, undeclared } from './findings.rules';
import { localDays } from './local-days.rules';
import { testShift } from './test-shift';

const days = localDays(createZone('Europe/Athens'));
const shift = (id: number, day: number, more: object = {}) =>
  testShift(`2026-11-${day}T07:00`, `2026-11-${day}T15:00`, { id, ...more });
const finding = (code: Finding['code'], more: Partial<Finding> = {}): Finding => {
  return { code, date: '2026-11-16', shiftIds: [], amount: null, limit: null, ...more };
};

it.each<[Finding, boolean, boolean]>([
  [finding('planOverContract', { grade: 'advice' }), true, true],
  [finding('planOverContract', { grade: 'against' }), false, false],
  [finding('planRest', { grade: 'advice' }), false, false],
  [finding('planRest', { grade: 'against' }), false, false],
  [finding('notDeclared'), false, true],
  [finding('layersDiffer'), false, true],
  [finding('short'), false, true],
  [finding('long'), false, true],
  [finding('late'), false, false],
])('%j is advice: %s, of low severity: %s', (one, advice, hint) => {
  expect([isAdvice(one), isHint(one)]).toEqual([advice, hint]);
});

it('is shown with its figures, rule and grade', () => {
  const more = { skill: 'HACCP', wish: '08:00–16:00', law: 'Law 1', grade: 'against' } as const;
  const otherHotel = { minutes: 480 };
  const found = { kind: 'planRest', day: '2026-11-16', shifts: [4], measured: 480, limit: 660 } as const;
  expect(findingOf({ ...found, ...more, otherHotel })).toEqual({
    code: 'planRest',
    date: '2026-11-16',
    shiftIds: [4],
    amount: 480,
    limit: 660,
    ...more,
    otherHotel,
  });
});

describe('planned shifts that are not declared', () => {
  it('are those without a declared twin, on the day on which they begin', () => {
    const [declared, other] = [shift(1, 16), shift(2, 17)];
    const twins = new Map([[declared, { declared: shift(9, 16) } as never]]);
    expect(undeclared([declared, other], twins, days)).toEqual([
      { code: 'notDeclared', date: '2026-11-17', shiftIds: [2], amount: null, limit: null },
    ]);
  });

  it.each([
    ['absent', { status: 'absent' }],
    ['cancelled', { status: 'cancelled' }],
    ['a day off', { allDay: true, typeOfShift: 'DayOff' }],
  ])('are never %s', (_, more) => {
    expect(undeclared([shift(1, 16, more)], new Map(), days)).toEqual([]);
  });
});

it('gives what is said of a day to each of its shifts', () => {
  const own = finding('planRest', { shiftIds: [7] });
  const ofDay = finding('planDaysInRow');
  expect(
    onShifts([own, ofDay], [shift(1, 16), shift(2, 16), shift(3, 17)], days).map(({ shiftIds }) => shiftIds),
  ).toEqual([[7], [1, 2]]);
});
