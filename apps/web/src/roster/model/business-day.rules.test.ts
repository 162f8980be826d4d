import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { businessDateOf, businessDayOf, businessStart } from './business-day.rules';

const zone = createZone('Europe/Athens');
const fromFour = { attribution: 'start', divide: 240 } as const;
const at = (text: string) => Date.parse(text);

it('is that of the hotel, else the calendar day', () => {
  expect(businessDayOf({})).toEqual({ attribution: 'split', divide: 0 });
  expect(businessDayOf({ dayAttribution: 'start', dayDivide: 240 })).toEqual(fromFour);
});

it('starts at its minute on the clock of the hotel, also when the clock changes', () => {
  expect(businessStart(zone, '2026-11-16', fromFour)).toBe(at('2026-11-16T04:00+02:00'));
  expect(businessStart(zone, '2027-03-28', fromFour)).toBe(at('2027-03-28T04:00+03:00'));
  // 03:30 does not exist on that day.
  expect(businessStart(zone, '2027-03-28', { ...fromFour, divide: 210 })).toBe(at('2027-03-28T04:00+03:00'));
});

it('belongs to the day before until its minute', () => {
  expect(businessDateOf(zone, at('2026-11-16T03:59+02:00'), fromFour)).toBe('2026-11-15');
  expect(businessDateOf(zone, at('2026-11-16T04:00+02:00'), fromFour)).toBe('2026-11-16');
  expect(businessDateOf(zone, at('2026-11-16T00:00+02:00'), businessDayOf({}))).toBe('2026-11-16');
});
