import { describe, expect, it } from 'vitest';
import { secondOf } from '#platform/hotel-time';
import { checkedPeriod, monthPeriod, type Period, requestedPeriod, threeMonths } from './period.rules';

const zone = 'Europe/Athens';
const from = (first: string, after: string): Period => ({ from: secondOf(first, zone), to: secondOf(after, zone) });
const today = '2030-11-20';

it.each([
  ['this month', undefined, undefined, from('2030-11-01', '2030-12-01')],
  ['a month of this year', 3, undefined, from('2030-03-01', '2030-04-01')],
  ['this month of another year', undefined, 2029, from('2029-11-01', '2029-12-01')],
  ['the last month of a year', 12, 2029, from('2029-12-01', '2030-01-01')],
])('takes %s', (_which, month, year, period) => {
  expect(monthPeriod(month, year, zone, today)).toEqual(period);
});

it('takes the month before, this one and the next', () => {
  expect(threeMonths(zone, today)).toEqual(from('2030-10-01', '2031-01-01'));
});

describe('a period that is asked for', () => {
  it.each([
    ['resourceTimelineDay', from('2030-11-20', '2030-11-21')],
    ['resourceTimelineWeek', from('2030-11-18', '2030-11-25')],
    [undefined, from('2030-11-18', '2030-11-25')],
    ['dayGridMonth', from('2030-11-01', '2030-12-01')],
    ['month', from('2030-11-01', '2030-12-01')],
  ] as const)('by the view %s', (calendarView, period) => {
    const asked = { calendarView } as Parameters<typeof requestedPeriod>[0];
    expect(requestedPeriod(asked, zone, today)).toEqual(period);
  });

  it('by its dates, whatever the view', () => {
    const dates = { start: '2030-06-01', end: '2030-06-02T12:00' };
    const asked = { dates, calendarView: 'month' } as unknown as Parameters<typeof requestedPeriod>[0];
    expect(requestedPeriod(asked, zone, today)).toEqual(from(dates.start, dates.end));
  });

  it.each([
    ['2030-01-01', '2031-01-02'],
    // The clocks of Athens go back on 27 October 2030: a year of local days, and an hour more.
    ['2029-10-27', '2030-10-28'],
  ])('may be of 366 days: from %s to %s', (start, end) => {
    expect(checkedPeriod({ start, end }, zone)).toEqual(from(start, end));
  });

  it.each([
    ['2030-02-30', '2030-03-01', 'dates.start', 'This time does not exist.'],
    ['2030-02-01', '2030-02-30', 'dates.end', 'This time does not exist.'],
    ['2030-02-01', '2030-02-01', 'dates.end', 'The end must be after the start.'],
    ['2030-01-01', '2031-01-02T00:00:01', 'dates', 'Choose up to 366 days.'],
  ])('is not from %s to %s', (start, end, path, message) => {
    expect(() => checkedPeriod({ start, end }, zone)).toThrow(
      expect.objectContaining({ more: { error: { fields: [{ path, message }] } } }),
    );
  });
});
