import { createZone } from '@horae/local-time/zone';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { AwayHours } from './away-hours.rules';
import { calendarFile } from './ics.rules';
import { localDays } from './local-days.rules';
import { testShift } from './test-shift';

const days = localDays(createZone('Europe/Athens'));
const text = (shift: ReturnType<typeof testShift>, title = 'Regular') =>
  calendarFile({ hotel: 1003, days, shifts: [shift], titleOf: () => title, now: 0 });

it('writes UTC times and a UID that stays', () => {
  const shift = testShift('2026-11-16T22:00', '2026-11-17T06:00', { id: 77 });

  expect(text(shift)).toContain(
    'UID:77@1003\r\nDTSTAMP:19700101T000000Z\r\nDTSTART:20261116T200000Z\r\nDTEND:20261117T040000Z',
  );
});

it('writes whole days as dates of the hotel', () => {
  const leave = testShift('2026-11-16T00:00', '2026-11-18T00:00', { allDay: true });

  expect(text(leave)).toContain('DTSTART;VALUE=DATE:20261116\r\nDTEND;VALUE=DATE:20261118');
});

it('escapes text and folds long lines at 75 octets', () => {
  const file = text(testShift('2026-11-16T07:00', '2026-11-16T15:00', { notes: 'Κουζίνα; '.repeat(20) }), 'a,b;c\\d');

  expect(file).toContain(String.raw`SUMMARY:a\,b\;c\\d`);
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`Κουζίνα\; `.repeat(20));
});

it('is read back by another program: times in UTC, a night over the change of the clock, Greek text', () => {
  const night = testShift('2026-10-24T22:00', '2026-10-25T06:00', { id: 5, notes: 'Κλειδί; πόρτα,\r\nδεξιά' });
  const calendar = new ICAL.Component(ICAL.parse(text(night, 'Νύχτα')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);

  expect([event.uid, event.summary, event.description]).toEqual(['5@1003', 'Νύχτα', 'Κλειδί; πόρτα,\nδεξιά']);
  expect(event.startDate.toJSDate().getTime()).toBe(night.start);
  expect(event.endDate.toJSDate().getTime()).toBe(night.end);
});

it('writes leave by the hour beside the shifts, and what was cancelled as such', () => {
  const leave = { id: 9, start: Date.parse('2026-11-16T08:00:00Z'), end: Date.parse('2026-11-16T10:00:00Z') };
  const shifts = [
    testShift('2026-11-16T07:00', '2026-11-16T15:00', { id: 5, status: 'cancelled' }),
    testShift('2026-11-17T07:00', '2026-11-17T15:00', { id: 6 }),
  ];
  const away = [{ leave: leave as AwayHours, title: 'Absent' }];
  const file = calendarFile({ hotel: 1003, days, shifts, titleOf: () => 'Regular', away, now: 0 });
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => ({
    uid: one.getFirstPropertyValue('uid'),
    summary: one.getFirstPropertyValue('summary'),
    status: one.getFirstPropertyValue('status'),
    description: one.getFirstPropertyValue('description'),
    start: new ICAL.Event(one).startDate.toJSDate().getTime(),
  }));

  const plain = { status: null, description: null };
  expect(events).toEqual([
    { ...plain, uid: '5@1003', summary: 'Regular', status: 'CANCELLED', start: shifts[0]!.start },
    { ...plain, uid: '6@1003', summary: 'Regular', start: shifts[1]!.start },
    { ...plain, uid: '9@1003', summary: 'Absent', start: leave.start },
  ]);
});
