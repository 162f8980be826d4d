import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from './local-days.rules';
import { testShift } from './test-shift';
import { twinsOf } from './twins.rules';

const days = localDays(createZone('Europe/Athens'));
const declared = { erganiShift: true };
const actual = { isClockRecord: true } as const;

it('pairs by the largest overlap, each shift once', () => {
  const morning = testShift('2026-11-16T07:00', '2026-11-16T12:00');
  const evening = testShift('2026-11-16T16:00', '2026-11-16T20:00');
  const early = testShift('2026-11-16T07:00', '2026-11-16T12:00', declared);
  const late = testShift('2026-11-16T11:30', '2026-11-16T20:00', declared);

  const twins = twinsOf([morning, early, late, evening], days);

  expect(twins.get(morning)?.declared).toBe(early);
  expect(twins.get(evening)?.declared).toBe(late);
});

it('pairs by the nearest start within four hours where nothing overlaps', () => {
  const planned = testShift('2026-11-16T07:00', '2026-11-16T09:00');
  const near = testShift('2026-11-16T09:30', '2026-11-16T11:00', actual);
  const far = testShift('2026-11-16T13:30', '2026-11-16T15:00', actual);

  expect(twinsOf([planned, near], days).get(planned)?.actual).toBe(near);
  expect(twinsOf([planned, far], days).has(planned)).toBe(false);
});

it('pairs overtime with declared overtime only', () => {
  const planned = testShift('2026-11-16T15:00', '2026-11-16T17:00', { typeOfShift: 'Overtime' });
  const regular = testShift('2026-11-16T14:00', '2026-11-16T17:00', declared);

  expect(twinsOf([regular, planned], days).has(planned)).toBe(false);
});

it('leaves cancelled shifts alone', () => {
  const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00', { status: 'cancelled' });
  const record = testShift('2026-11-16T07:00', '2026-11-16T15:00', actual);

  expect(twinsOf([planned, record], days).size).toBe(0);
});
