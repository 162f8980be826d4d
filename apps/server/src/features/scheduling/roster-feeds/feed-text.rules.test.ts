import { describe, expect, it } from 'vitest';
import type { FeedShift } from './feed-shifts';
import { feedText } from './feed-text.rules';

const shift: FeedShift = {
  id: 71,
  version: 3,
  type: 'Night',
  status: 'planned',
  notes: null,
  // The clocks go back in this night: nine hours.
  at: { from: new Date('2026-10-24T19:00:00Z'), to: new Date('2026-10-25T04:00:00Z') },
};
const dayOff: FeedShift = { ...shift, type: 'DayOff', at: { firstDay: '2026-02-27', lastDay: '2026-02-28' } };

const feed = (shifts: FeedShift[], more: Partial<Parameters<typeof feedText>[0]> = {}) =>
  feedText({
    companyId: 1003,
    hotel: 'Hotel Dio',
    employee: 'Maria Papa',
    timeZone: 'Europe/Athens',
    language: 'en',
    stamp: new Date('2026-10-20T05:06:07Z'),
    shifts,
    ...more,
  });
/** The lines of the text, joined again where they are folded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const eventOf = (one: Partial<FeedShift>, language: 'en' | 'el' = 'en') => {
  const lines = linesOf(feed([{ ...shift, ...one }], { language }));
  const line = (property: string) => lines.find((text) => text.startsWith(`${property}:`))?.slice(property.length + 1);
  return { summary: line('SUMMARY'), status: line('STATUS'), transp: line('TRANSP'), description: line('DESCRIPTION') };
};

it('is an empty calendar without shifts', () => {
  expect(linesOf(feed([], { language: 'el' }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Horae//Roster feed//EL',
    'METHOD:PUBLISH',
    'NAME:Maria Papa · Hotel Dio',
    'X-WR-CALNAME:Maria Papa · Hotel Dio',
    'X-WR-TIMEZONE:Europe/Athens',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'END:VCALENDAR',
    '',
  ]);
});

it('has a shift with its instants in UTC', () => {
  const lines = linesOf(feed([shift]));
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:71@1003',
    'SEQUENCE:2',
    'DTSTAMP:20261020T050607Z',
    'DTSTART:20261024T190000Z',
    'DTEND:20261025T040000Z',
    'SUMMARY:Night shift',
    'TRANSP:OPAQUE',
    'LOCATION:Hotel Dio',
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]);
});

it('has whole days with an exclusive end, also at the end of a month', () => {
  const lines = linesOf(feed([dayOff]));
  expect(lines.filter((line) => /^(DT(START|END)|X-MICROSOFT)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20260227',
    'DTEND;VALUE=DATE:20260301',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
  ]);
});

it('has the shifts in the given order', () => {
  const lines = linesOf(feed([dayOff, { ...shift, id: 5, version: 1 }]));
  expect(lines.filter((line) => /^(UID|SEQUENCE)/.test(line))).toEqual([
    'UID:71@1003',
    'SEQUENCE:2',
    'UID:5@1003',
    'SEQUENCE:0',
  ]);
});

describe('a title', () => {
  it.each<[FeedShift['type'], string, string]>([
    ['Regular', 'Regular shift', 'Κανονική βάρδια'],
    ['Split', 'Split shift', 'Σπαστή βάρδια'],
    ['Night', 'Night shift', 'Νυχτερινή βάρδια'],
    ['Overtime', 'Overtime', 'Υπερωρία'],
    ['OnCall', 'On call', 'Σε ετοιμότητα'],
    ['Training', 'Training', 'Εκπαίδευση'],
    ['DayOff', 'Day off', 'Ρεπό'],
    ['CompensatoryDayOff', 'Compensatory day off', 'Αναπληρωματική ανάπαυση'],
    ['AnnualLeave', 'Absent', 'Απουσία'],
    ['SickLeave', 'Absent', 'Απουσία'],
    ['UnpaidLeave', 'Absent', 'Απουσία'],
    ['HourlyLeave', 'Absent', 'Απουσία'],
  ])('of %s is “%s” and «%s», and tells no reason of an absence', (type, english, greek) => {
    expect(eventOf({ type }).summary).toBe(english);
    expect(eventOf({ type }, 'el').summary).toBe(greek);
  });

  it('names the place and the job of the shift alone', () => {
    const place = { departmentId: 3, department: 'Bar', workCentre: 'Pool', jobTitle: 'Waiter' };
    expect(eventOf({ place } as Partial<FeedShift>).summary).toBe('Night shift · Bar · Pool · Waiter');
    expect(eventOf({ place: { jobTitle: 'Waiter' } } as Partial<FeedShift>).summary).toBe('Night shift · Waiter');
  });
});

describe('the state', () => {
  it.each<[FeedShift['status'], FeedShift['type'], string, string]>([
    ['planned', 'Regular', 'CONFIRMED', 'OPAQUE'],
    ['worked', 'Regular', 'CONFIRMED', 'OPAQUE'],
    ['cancelled', 'Regular', 'CANCELLED', 'TRANSPARENT'],
    ['absent', 'Regular', 'CANCELLED', 'TRANSPARENT'],
    ['planned', 'DayOff', 'CONFIRMED', 'TRANSPARENT'],
    ['planned', 'CompensatoryDayOff', 'CONFIRMED', 'TRANSPARENT'],
    ['planned', 'AnnualLeave', 'CONFIRMED', 'OPAQUE'],
    ['cancelled', 'DayOff', 'CANCELLED', 'TRANSPARENT'],
  ])('of a %s %s is %s, and time is %s', (status, type, state, transp) => {
    expect(eventOf({ status, type })).toMatchObject({ status: state, transp });
  });
});

describe('notes', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['Keys; at the bar, left\\right', String.raw`Keys\; at the bar\, left\\right`],
    ['First\r\nsecond\nthird', String.raw`First\nsecond\nthird`],
  ])('%j are written as %j', (notes, description) => {
    expect(eventOf({ notes }).description).toBe(description);
  });
});

it('folds lines at 75 octets and between letters', () => {
  const notes = 'Κλειδιά στη ρεσεψιόν 🔑 '.repeat(20).trim();
  const text = feed([{ ...shift, notes }]);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(linesOf(text)).toContain(`DESCRIPTION:${notes}`);
});
