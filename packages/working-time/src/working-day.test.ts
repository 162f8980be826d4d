import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { type DatedWork, sessionDays, workingDays } from './working-day';

const athens = createZone('Europe/Athens');
const at = (text: string) => Date.parse(`2026-${text}:00+03:00`);
const shift = (from: string, to: string): DatedWork => ({ from: at(from), to: at(to), isOvertime: false });
const overtime = (from: string, to: string): DatedWork => ({ ...shift(from, to), isOvertime: true });

const daysOf = (work: DatedWork[]) => {
  const days = workingDays(work, athens);
  return work.map((stretch) => days.get(stretch)!.slice(8));
};

describe('the working day of planned and declared work', () => {
  it.each<[string, DatedWork[], string[]]>([
    ['is the date on which it starts', [shift('05-05T23:30', '05-06T07:30')], ['05']],
    ['is the calendar date before a late start of business too', [shift('05-05T04:30', '05-05T12:30')], ['05']],
    [
      'of overtime is that of the night shift it prolongs',
      [shift('05-05T22:00', '05-06T06:00'), overtime('05-06T06:00', '05-06T08:00')],
      ['05', '05'],
    ],
    [
      'of overtime from midnight on is that of the evening shift',
      [shift('05-05T16:00', '05-06T00:00'), overtime('05-06T00:00', '05-06T02:00')],
      ['05', '05'],
    ],
    [
      'of overtime after a break is the same',
      [shift('05-05T16:00', '05-06T00:00'), overtime('05-06T00:30', '05-06T02:00')],
      ['05', '05'],
    ],
    [
      'of overtime a minute later is its own date',
      [shift('05-05T16:00', '05-06T00:00'), overtime('05-06T00:31', '05-06T02:00')],
      ['05', '06'],
    ],
    [
      'of overtime after overtime is that of the shift',
      [
        shift('05-05T14:00', '05-05T22:00'),
        overtime('05-05T22:00', '05-06T00:00'),
        overtime('05-06T00:00', '05-06T01:00'),
      ],
      ['05', '05', '05'],
    ],
    [
      'of overtime that overlaps the end of its shift is that of the shift',
      [overtime('05-06T05:00', '05-06T08:00'), shift('05-05T22:00', '05-06T06:00')],
      ['05', '05'],
    ],
    [
      'of overtime before a shift that starts at midnight is that of the shift',
      [overtime('05-05T22:00', '05-06T00:00'), shift('05-06T00:00', '05-06T08:00')],
      ['06', '06'],
    ],
    [
      'of overtime between two shifts is that of the first',
      [
        shift('05-05T16:00', '05-06T00:00'),
        overtime('05-06T00:00', '05-06T02:00'),
        shift('05-06T02:00', '05-06T08:00'),
      ],
      ['05', '05', '06'],
    ],
    ['of overtime alone is its own date', [overtime('05-06T00:00', '05-06T02:00')], ['06']],
    [
      'is the same for both layers of one stretch',
      [
        shift('05-05T22:00', '05-06T06:00'),
        shift('05-05T22:00', '05-06T06:00'),
        overtime('05-06T06:00', '05-06T08:00'),
        overtime('05-06T06:00', '05-06T08:00'),
      ],
      ['05', '05', '05', '05'],
    ],
  ])('%s', (_, work, wanted) => {
    expect(daysOf(work)).toEqual(wanted);
  });
});

describe('the working day of a session', () => {
  const session = (from: string, to: string | null) => ({ from: at(from), to: to === null ? null : at(to) });
  const unmatched = (...sessions: ReturnType<typeof session>[]) =>
    sessionDays(sessions, () => undefined, athens).map((day) => day.slice(8));

  it('is that of the work it was matched to', () => {
    const sessions = [session('05-06T00:05', '05-06T02:00')];

    expect(sessionDays(sessions, () => '2026-05-05', athens)).toEqual(['2026-05-05']);
  });

  it.each<[string, ReturnType<typeof session>[], string[]]>([
    ['is its own date', [session('05-05T23:50', '05-06T02:00'), session('05-06T10:00', '05-06T12:00')], ['05', '06']],
    [
      'after a break is that of the session before',
      [session('05-05T20:00', '05-05T23:50'), session('05-06T00:20', '05-06T02:00')],
      ['05', '05'],
    ],
    [
      'after a longer pause is its own date',
      [session('05-05T20:00', '05-05T23:50'), session('05-06T00:21', '05-06T02:00')],
      ['05', '06'],
    ],
    [
      'after a session that was never closed is its own date',
      [session('05-05T23:50', null), session('05-06T00:10', '05-06T02:00')],
      ['05', '06'],
    ],
  ])('without one %s', (_, sessions, wanted) => {
    expect(unmatched(...sessions)).toEqual(wanted);
  });
});
