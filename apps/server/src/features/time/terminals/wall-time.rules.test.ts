import { describe, expect, it } from 'vitest';
import { comesTwice, wallClock, wallTimesOfFile } from './wall-time.rules';

const athens = () => wallClock('Europe/Athens');
const instantOf = (found: ReturnType<ReturnType<typeof wallClock>>) =>
  'at' in found ? found.at.toISOString() : found.fault;

it.each([
  ['summer', '2026-07-14T07:00:00', '2026-07-14T04:00:00.000Z'],
  ['winter', '2026-01-14T07:00:09', '2026-01-14T05:00:09.000Z'],
  ['before the clock goes back', '2026-10-25T02:59:59', '2026-10-24T23:59:59.000Z'],
  ['after it has gone back', '2026-10-25T04:00:00', '2026-10-25T02:00:00.000Z'],
  ['before it goes forward', '2026-03-29T02:59:59', '2026-03-29T00:59:59.000Z'],
  ['after it has gone forward', '2026-03-29T04:00:00', '2026-03-29T01:00:00.000Z'],
  [
    'the hour that is skipped',
    '2026-03-29T03:30:00',
    'There is no 2026-03-29 03:30:00 in Europe/Athens: the clocks skip that hour.',
  ],
  ['no day', '2026-02-30T03:30:00', '"2026-02-30 03:30:00" is not a date and time.'],
  ['the first day that is read', '1990-01-01T00:00:00', '1989-12-31T22:00:00.000Z'],
  ['the year in which reading ends', '2200-01-01T00:00:00', '"2200-01-01 00:00:00" is not a date and time.'],
  ['a clock that was never set', '1970-01-01T00:00:00', '"1970-01-01 00:00:00" is not a date and time.'],
])('%s', (_what, wall, expected) => {
  expect(instantOf(athens()(wall))).toBe(expected);
});

it('the hour that comes twice is the first, until the lines before say that it is the second', () => {
  const clock = athens();
  const found = ['2026-10-25T03:30:00', '2026-10-25T03:50:00', '2026-10-25T03:10:00', '2026-10-25T03:40:00'].map(clock);

  expect(found.map(instantOf)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T00:50:00.000Z',
    '2026-10-25T01:10:00.000Z',
    '2026-10-25T01:40:00.000Z',
  ]);
  expect(found.map((one) => 'note' in one && one.note)).toEqual([
    expect.stringContaining('the first is used'),
    expect.stringContaining('the first is used'),
    expect.stringContaining('the second is used'),
    expect.stringContaining('the second is used'),
  ]);
});

describe('the hour that comes twice', () => {
  const night = '2026-10-25T03:30:00';

  it('goes on from the last record of the terminal, otherwise by when it was sent', () => {
    const later = Date.parse('2026-10-25T00:50:00Z');
    expect(instantOf(wallClock('Europe/Athens', { last: later })(night))).toBe('2026-10-25T01:30:00.000Z');
    const first = wallClock('Europe/Athens', { now: Date.parse('2026-10-25T00:30:04Z') })(night);
    const second = wallClock('Europe/Athens', { now: Date.parse('2026-10-25T01:30:04Z') })(night);
    expect([first, second].map(instantOf)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
    expect('note' in second && second.note).toContain('sent right away');
  });

  it.each([
    ['as many lines before it that are as early', '2026-10-25T00:30:00Z', '00:30'],
    ['a line before it that is as late', '2026-10-25T01:30:00Z', '01:30'],
    ['a later line before it', '2026-10-25T01:31:00Z', '00:30'],
  ])('is after %s', (_which, last, time) => {
    expect(instantOf(wallClock('Europe/Athens', { last: Date.parse(last) })(night)).slice(11, 16)).toBe(time);
  });

  it('is the first if it was sent as long after the first as before the second', () => {
    const found = wallClock('Europe/Athens', { now: Date.parse('2026-10-25T01:00:00Z') })(night);
    expect(found).toEqual({
      at: new Date('2026-10-25T00:30:00Z'),
      note: '2026-10-25 03:30:00 comes twice in Europe/Athens; the first is used.',
    });
  });

  it.each([
    [night, true],
    ['2026-10-25T02:59:59', false],
    ['2026-03-29T03:30:00', false],
    ['yesterday', false],
  ])('is told from others: %s', (wall, isTwice) => {
    expect(comesTwice(wall, 'Europe/Athens')).toBe(isTwice);
  });

  it('leaves a time that comes once without a note', () => {
    expect(athens()('2026-07-14T07:00:00')).toEqual({ at: new Date('2026-07-14T04:00:00Z') });
  });

  const row = (code: string, time: string) => ({ code, wall: `2026-10-25T${time}:00` });
  const minutesOf = (rows: ReturnType<typeof row>[]) =>
    wallTimesOfFile(rows, 'Europe/Athens').map((one) => instantOf(one).slice(11, 16));

  it.each<[string, ReturnType<typeof row>[], string[]]>([
    [
      'oldest first',
      [row('1', '02:59'), row('1', '03:50'), row('2', '03:10'), row('2', '04:05')],
      ['23:59', '00:50', '01:10', '02:05'],
    ],
    [
      'newest first',
      [row('2', '04:05'), row('2', '03:10'), row('1', '03:50'), row('1', '02:59')],
      ['02:05', '01:10', '00:50', '23:59'],
    ],
    [
      'sorted by person, each of whom has an order of their own',
      [row('1', '00:10'), row('1', '03:50'), row('2', '03:10'), row('2', '05:00'), row('3', '00:20')],
      ['21:10', '00:50', '00:10', '03:00', '21:20'],
    ],
    [
      'that has a line without a time',
      [row('1', '02:59'), row('1', '03:50'), row('2', 'noon'), row('2', '03:10')],
      ['23:59', '00:50', ' noon', '01:10'],
    ],
    [
      'sorted by person',
      [
        row('1', '00:10'),
        row('1', '03:50'),
        row('1', '05:00'),
        row('2', '00:20'),
        row('2', '03:10'),
        row('2', '03:05'),
      ],
      ['21:10', '00:50', '03:00', '21:20', '00:10', '01:05'],
    ],
  ])('of a file %s', (_what, rows, expected) => {
    expect(minutesOf(rows)).toEqual(expected);
  });
});
