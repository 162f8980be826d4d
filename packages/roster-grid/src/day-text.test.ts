import { describe, expect, it } from 'vitest';
import { dayText } from './day-text';

const read = (text: string, monthFirst = false) => {
  const found = dayText({ kind: 'text', text }, monthFirst);
  if (!found) return undefined;
  const { day, month, year, weekdays } = found;
  return [weekdays?.join('|'), day, month, year].map((part) => part ?? '').join(' ');
};

describe('the day of a head cell: weekdays, day, month, year', () => {
  it.each([
    ['16', ' 16  '],
    ['16/6', ' 16 6 '],
    ['16-11', ' 16 11 '],
    ['16.11.', ' 16 11 '],
    ['16.11.2026', ' 16 11 2026'],
    ['16/11/26', ' 16 11 2026'],
    ['2026-11-16', ' 16 11 2026'],
    ['Δευ 16', '0 16  '],
    ['Δευτέρα 16/11', '0 16 11 '],
    ['ΔΕΥ\n16/11', '0 16 11 '],
    ['Mon 16', '0 16  '],
    ['Monday, November 16', '0 16 11 '],
    ['Mon 16 Nov 2026', '0 16 11 2026'],
    ['16 Νοε', ' 16 11 '],
    ['16 Νοεμβρίου', ' 16 11 '],
    ['16-Nov-26', ' 16 11 2026'],
    ['16th', ' 16  '],
    ['16η', ' 16  '],
    ['1st', ' 1  '],
    ['Σάββατο', '5   '],
    ['Σαβ.', '5   '],
    ['Κ', '6   '],
    ['Π', '3|4   '],
    ['11/16', ' 16 11 '],
    ['29/2', ' 29 2 '],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  it('reads the month first when told so', () => expect(read('11/9', true)).toBe(' 9 11 '));

  it.each(['ΡΕΠΟ', '8:00', '32', '0', '16/13/11/9', 'Νοέμβριος', '101', 'Παπαδόπουλος 16', '8-16*', '2026'])(
    'is not %s',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it('reads dates and date numbers of spreadsheets', () => {
    expect(dayText({ kind: 'number', number: 46_342 })).toEqual({ day: 16, month: 11, year: 2026 });
    expect(dayText({ kind: 'date', date: '2026-11-16' })).toEqual({ day: 16, month: 11, year: 2026 });
    expect(dayText({ kind: 'number', number: 46_342.5 })).toBeUndefined();
    expect(dayText({ kind: 'number', number: 40 })).toBeUndefined();
    expect(dayText({ kind: 'date', minutes: 480 })).toBeUndefined();
  });
});
