import { afterEach, expect, it, vi } from 'vitest';
import { selectedHotel } from './hotel';
import { hotelMoment, hotelToday } from './hotel-day';

afterEach(() => {
  vi.useRealTimers();
  selectedHotel.set(null);
});

it.each([
  ['Pacific/Kiritimati', '2026-12-01'],
  ['Europe/Athens', '2026-12-01'],
  ['America/Los_Angeles', '2026-11-30'],
])('is the day of the hotel in %s, wherever the device is', (timeZone, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T22:30:00Z') });
  selectedHotel.set({ ErpCompanyId: 1003, timeZone });

  expect(hotelToday()).toBe(day);
});

it.each([
  ['Pacific/Auckland', 'Dec 1, 2026, 11:30'],
  ['Europe/Athens', 'Dec 1, 2026, 00:30'],
  ['America/Los_Angeles', 'Nov 30, 2026, 14:30'],
])('a moment is told on the clock of the hotel in %s, wherever the device is', (timeZone, text) => {
  selectedHotel.set({ ErpCompanyId: 1003, timeZone });

  expect(hotelMoment('2026-11-30T22:30:00Z')).toBe(text);
});
