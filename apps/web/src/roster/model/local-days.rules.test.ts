import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { businessDateOf, businessDayOf, businessStart, calendarDay } from './business-day.rules';
import { localDays } from './local-days.rules';

const athens = createZone('Europe/Athens');
const at = (text: string) => Date.parse(text);

it('has the date and the time of day of an instant', () => {
  const days = localDays(athens);
  const instant = at('2026-10-25T00:30Z');
  expect([days.dateOf(instant), days.clock(instant)]).toEqual(['2026-10-25', '03:30']);
  expect(days.startOf('2026-10-26')).toBe(at('2026-10-25T22:00Z'));
  expect(days.business).toBe(calendarDay);
});

it('is the same object for the same zone and working day, and another for others', () => {
  expect(localDays(createZone('Europe/Athens'))).toBe(localDays(createZone('Europe/Athens')));
  expect(localDays(athens, { attribution: 'start', divide: 0 })).not.toBe(localDays(athens));
  expect(localDays(athens, { attribution: 'split', divide: 60 })).not.toBe(localDays(athens));
});

it('has the working day of the hotel, else calendar days', () => {
  expect(businessDayOf({})).toEqual({ attribution: 'split', divide: 0 });
  expect(businessDayOf({ dayAttribution: 'start', dayDivide: 360 })).toEqual({ attribution: 'start', divide: 360 });
});

it('begins the working day by the wall clock, also over changes of the clocks', () => {
  const six = { attribution: 'split', divide: 360 } as const;
  expect(businessStart(athens, '2026-10-25', six)).toBe(at('2026-10-25T04:00Z'));
  expect(businessStart(athens, '2026-03-29', { ...six, divide: 210 })).toBe(at('2026-03-29T01:00Z'));
  expect(businessDateOf(athens, at('2026-10-25T03:59Z'), six)).toBe('2026-10-24');
  expect(businessDateOf(athens, at('2026-10-25T04:00Z'), six)).toBe('2026-10-25');
});
