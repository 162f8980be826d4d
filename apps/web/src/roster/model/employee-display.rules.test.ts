import { expect, it } from 'vitest';
import { nobodyAway } from './away-hours.rules';
import { createDisplayer } from './employee-display.rules';
import type { EmployeeFacts } from './employee-facts.rules';
import { testShift } from './test-shift';

const facts: EmployeeFacts = { twins: new Map(), findings: [], away: nobodyAway };
const wish = { calendars: [3000], overtimes: true, hide: [] };

it('keeps what is displayed of those whom another wish does not touch', () => {
  const displayOf = createDisplayer();
  const plain = [testShift('2026-11-16T07:00', '2026-11-16T15:00')];
  const withOvertime = [
    testShift('2026-11-16T07:00', '2026-11-16T15:00', { id: 2 }),
    testShift('2026-11-16T15:00', '2026-11-16T17:00', { id: 3, typeOfShift: 'Overtime' }),
  ];
  const before = [displayOf(plain, facts, wish), displayOf(withOvertime, facts, wish)];

  const hidden = { ...wish, overtimes: false };
  const after = [displayOf(plain, facts, hidden), displayOf(withOvertime, facts, hidden)];

  expect(after[0]).toBe(before[0]);
  expect(after[1]!.displayed.map(({ id }) => id)).toEqual([2]);
  expect(displayOf(withOvertime, facts, wish).displayed.map(({ id }) => id)).toEqual([2, 3]);
});
