import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { createFactFinder } from './employee-facts.rules';
import type { Finding } from './findings.rules';
import { localDays } from './local-days.rules';
import { testShift } from './test-shift';

const days = localDays(createZone('Europe/Athens'));
const circumstances = { days, hasDeclarations: false, clockDays: new Set<string>() };
const early = testShift('2026-11-20T07:00', '2026-11-20T11:00', { id: 1 });
const late = testShift('2026-11-20T15:00', '2026-11-20T19:00', { id: 2 });
const shifts = [early, late, testShift('2026-11-21T07:00', '2026-11-21T15:00', { id: 3 })];
const finding = (more: Partial<Finding>): Finding => ({
  code: 'late',
  date: '2026-11-20',
  shiftIds: [1],
  amount: 6,
  limit: 5,
  ...more,
});

it('what is found of a shift is about it, what is found of a day about each shift of the day', () => {
  const { findings } = createFactFinder()(shifts, circumstances, {
    found: [finding({}), finding({ code: 'layersDiffer', shiftIds: [] })],
  });

  expect(findings.map(({ code, shiftIds }) => [code, shiftIds])).toEqual([
    ['late', [1]],
    ['layersDiffer', [1, 2]],
  ]);
});

it('a missing declaration is news once declarations are loaded', () => {
  const declared = testShift('2026-11-20T15:00', '2026-11-20T19:00', { id: 4, erganiShift: true });
  const find = createFactFinder();

  expect(find([...shifts, declared], circumstances).findings).toEqual([]);
  const { findings } = find([...shifts, declared], { ...circumstances, hasDeclarations: true });
  expect(findings.map(({ code, shiftIds }) => [code, shiftIds])).toEqual([
    ['notDeclared', [1]],
    ['notDeclared', [3]],
  ]);
});

it('answers the same facts as long as the same is found', () => {
  const find = createFactFinder();
  const facts = find(shifts, circumstances, { found: [finding({})] });

  expect(find(shifts, circumstances, { found: [finding({})] })).toBe(facts);
  expect(find(shifts, circumstances, { found: [] }).findings).toEqual([]);
});

it('answers other facts, with the same twins, for another clock policy', () => {
  const find = createFactFinder();
  const facts = find(shifts, circumstances, { longestSession: 600 });

  expect(find(shifts, circumstances, { longestSession: 600 })).toBe(facts);
  const others = find(shifts, circumstances, { longestSession: 720 });
  expect([facts.longestSession, others.longestSession]).toEqual([600, 720]);
  expect(others.twins).toBe(facts.twins);
});

it('are by day, those of one day in the order in which they were found', () => {
  const on = (date: string, amount: number) => finding({ date, amount });
  const { findings } = createFactFinder()(shifts, circumstances, {
    found: [on('2026-11-21', 1), on('2026-11-20', 2), on('2026-11-22', 3), on('2026-11-20', 4)],
  });
  expect(findings.map(({ amount }) => amount)).toEqual([2, 4, 1, 3]);
});
