import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from '#roster/model/local-days.rules';
import { testShift } from '#roster/model/test-shift';
import { declaredDaysOf, holdsUntil, lacksClock, lacksDeclaration } from './missing-tracks.rules';

const days = localDays(createZone('Europe/Athens'));
const date = '2026-11-16';
const planned = testShift(`${date}T07:00`, `${date}T15:00`);
const evening = testShift(`${date}T18:00`, `${date}T22:00`);
const alone = { planned, declared: null, clock: null };
const known = {
  days,
  now: planned.end,
  hasDeclarations: true,
  tolerance: 5,
  declaredDays: new Set([date]),
  clockDays: new Set([date]),
};

it('misses both tracks of a shift that is over', () => {
  expect(lacksDeclaration(alone, known)).toBe(true);
  expect(lacksClock(alone, known)).toBe(true);
});

it.each([
  ['there is none to miss', { ...alone, planned: null }, known],
  ['the shift was called off', { ...alone, planned: { ...planned, status: 'cancelled' as const } }, known],
  ['somebody is absent', { ...alone, planned: { ...planned, status: 'absent' as const } }, known],
  ['it is stand-by', { ...alone, planned: { ...planned, typeOfShift: 'OnCall' as const } }, known],
  [
    'nobody was declared or clocked that day',
    alone,
    { ...known, declaredDays: new Set<string>(), clockDays: new Set<string>() },
  ],
])('misses nothing where %s', (_what, comparison, what) => {
  expect(lacksDeclaration(comparison, what)).toBe(false);
  expect(lacksClock(comparison, what)).toBe(false);
});

it('misses no clock record before the shift is over', () => {
  expect(lacksClock(alone, { ...known, now: planned.end - 1 })).toBe(false);
});

it('gives a declared night to the day it starts on', () => {
  const night = testShift('2026-11-17T22:00', '2026-11-18T06:00', { erganiShift: true });

  expect([...declaredDaysOf([[planned, night]], days)]).toEqual(['2026-11-17']);
});

it.each([
  ['the end of the first shift that is not over', [planned, evening], planned.start, planned.end],
  ['the end of the next one once it is over', [planned, evening], planned.end, evening.end],
  ['no end once all are over', [planned, evening], evening.end, Number.POSITIVE_INFINITY],
  ['no end of what is no planned work', [{ ...planned, erganiShift: true }], planned.start, Number.POSITIVE_INFINITY],
])('holds until %s', (_until, shifts, now, expected) => {
  expect(holdsUntil(shifts, now)).toBe(expected);
});
