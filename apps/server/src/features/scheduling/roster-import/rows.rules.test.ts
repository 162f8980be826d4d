import { describe, expect, it } from 'vitest';
import type { Layout } from './known-layouts.rules';
import { type ReadingRules, readRow } from './rows.rules';

const second = (iso: string) => Date.parse(iso) / 1000;
const layout: Layout = {
  name: 'plain',
  employeeCode: 'Code',
  email: 'Mail',
  employeeName: 'Name',
  department: 'Place',
  start: 'Start',
  end: 'End',
  type: 'Type',
  breakMinutes: 'Break',
  comment: 'Note',
  open: 'Open',
};
const { start: _start, end: _end, ...others } = layout;
const apart: Layout = { ...others, startDate: 'Day', startTime: 'From', endTime: 'To' };
const rules: ReadingRules = { timeZone: 'Europe/Athens', dayOrder: 'dmy' };
const cells = { Code: '7', Name: 'Maria', Place: 'Bar', Start: '2030-06-04 07:00', End: '2030-06-04 15:00' };

const read = (more: Record<string, string>, of: Layout = layout, by: ReadingRules = rules) =>
  readRow({ ...cells, ...more }, 2, of, by);
function entryOf(...args: Parameters<typeof read>) {
  const row = read(...args);
  return 'entry' in row ? row.entry : row;
}
const day = (more: Record<string, string>, of = apart) =>
  entryOf({ Day: '4/6/2030', From: '7:00', To: '15:00', ...more }, of);

describe('a row of a list', () => {
  it('is a shift of its person', () => {
    expect(read({})).toEqual({
      line: 2,
      entry: {
        line: 2,
        employeeCode: '7',
        email: null,
        employeeName: 'Maria',
        department: 'Bar',
        type: 'Regular',
        start: second('2030-06-04T04:00Z'),
        end: second('2030-06-04T12:00Z'),
        breakMinutes: 0,
        notes: null,
        isPublished: true,
        given: { type: false, breakMinutes: false, notes: false },
        worksIn: 'Bar',
      },
    });
  });

  it('says what else it says, without blanks around it', () => {
    const more = { Code: ' 7 ', Type: ' on-call ', Break: '30', Note: 'x'.repeat(501), Place: '' };
    expect(read(more)).toMatchObject({
      entry: {
        employeeCode: '7',
        type: 'OnCall',
        breakMinutes: 30,
        notes: 'x'.repeat(500),
        department: 'Unassigned',
        given: { type: true, breakMinutes: true, notes: true },
      },
    });
  });

  it.each<[Record<string, string>, object]>([
    [
      { Mail: 'Maria.papa-daki_x@Sea.gr', Name: '' },
      { email: 'maria.papa-daki_x@sea.gr', employeeName: 'Maria Papa Daki X' },
    ],
    [
      { Mail: '', Name: '' },
      { email: null, employeeName: '7' },
    ],
    [
      { Mail: 'maria@sea.gr', Code: '' },
      { employeeCode: null, employeeName: 'Maria' },
    ],
  ])('with %o is of somebody', (more, person) => {
    expect(entryOf(more)).toMatchObject(person);
  });

  it.each(['yes', 'TRUE', '1', 'y', 'Ναι'])('is left out if it is open: “%s”', (Open) => {
    expect(read({ Open, Code: '' })).toEqual({ line: 2, skipped: 'Open shift: nobody is assigned.' });
  });

  it.each(['no', '', 'yesterday', 'oh yes'])('is not open with “%s”', (Open) => {
    expect(entryOf({ Open })).toHaveProperty('start');
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['', false],
  ])('is published or not where a column says “%s”', (Published, isPublished) => {
    expect(entryOf({ Published }, { ...layout, published: 'Published' })).toMatchObject({ isPublished });
  });

  it.each<[Record<string, string>, string]>([
    [{ Code: '' }, 'Code: enter who works.'],
    [{ Mail: 'maria' }, 'Mail: "maria" is not an e-mail address.'],
    [{ Mail: 'a b@sea.gr' }, 'Mail: "a b@sea.gr" is not an e-mail address.'],
    [{ Mail: 'a@sea.gr b' }, 'Mail: "a@sea.gr b" is not an e-mail address.'],
    [{ Start: 'soon' }, 'Start: "soon" is not a date.'],
    [{ Start: '2030-06-04 noon' }, 'Start: "noon" is not a time.'],
    [{ Start: '2030-06-04' }, 'Start: "" is not a time.'],
    [{ End: '2030-06-31 15:00' }, 'End: "2030-06-31" is not a date.'],
    [{ End: '2030-06-04 07:00' }, 'The end must be after the start.'],
    [{ End: '2030-06-06 07:01' }, 'A shift can last up to 48 hours.'],
    [{ Break: '480' }, 'Break: "480" is not a break in whole minutes within the shift.'],
    [{ Break: '-1' }, 'Break: "-1" is not a break in whole minutes within the shift.'],
    [{ Break: '7.5' }, 'Break: "7.5" is not a break in whole minutes within the shift.'],
    [{ Break: 'half an hour' }, 'Break: "half an hour" is not a break in whole minutes within the shift.'],
    [{ Type: 'Early' }, 'Type: "Early" is not one of Regular, Split, Night, Overtime, OnCall, Training.'],
    [{ Start: '2030-03-31 03:30' }, 'Start: There is no 2030-03-31 03:30 in Europe/Athens: the clocks skip that hour.'],
  ])('with %o is refused', (more, fault) => {
    expect(read(more)).toEqual({ line: 2, fault });
  });

  it.each<Record<string, string>>([{ End: '2030-06-06 07:00' }, { Break: '479' }])('with %o is taken', (more) => {
    expect(entryOf(more)).toHaveProperty('start');
  });

  it('names the columns that its file has', () => {
    const mail: Layout = { name: 'x', email: 'Mail', startDate: 'Day', startTime: 'From', endTime: 'To' };
    expect(read({ Mail: '' }, mail)).toEqual({ line: 2, fault: 'Mail: enter who works.' });
    expect(day({ Mail: 'm@sea.gr', Day: '' }, mail)).toEqual({ line: 2, fault: 'Day: "" is not a date.' });
    expect(day({ Mail: 'm@sea.gr', To: 'late' }, mail)).toEqual({ line: 2, fault: 'To: "late" is not a time.' });
  });
});

describe('the hours of a row', () => {
  it('may have blanks between day and time', () => {
    expect(entryOf({ Start: '2030-06-04  07:00' })).toMatchObject({ start: second('2030-06-04T04:00Z') });
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['day and times apart', {}, '2030-06-04T04:00Z', '2030-06-04T12:00Z'],
    ['an end on the next day', { From: '22:00', To: '6:00' }, '2030-06-04T19:00Z', '2030-06-05T03:00Z'],
    ['an end at the start, a day later', { To: '7:00' }, '2030-06-04T04:00Z', '2030-06-05T04:00Z'],
    ['an end at 24:00', { To: '24:00' }, '2030-06-04T04:00Z', '2030-06-04T21:00Z'],
    [
      'the numbers of a spreadsheet',
      { Day: '47638', From: '7', To: '15,30' },
      '2030-06-04T04:00Z',
      '2030-06-04T12:30Z',
    ],
  ])('are %s', (_what, more, start, end) => {
    expect(day(more)).toMatchObject({ start: second(start), end: second(end) });
  });

  it('have a day of their own for the end where there is one', () => {
    const more = { Start: '4.6.2030 10:00 pm', Until: '5/6/2030', To: '6:00' };
    const { end: _, ...open } = layout;
    expect(entryOf(more, { ...open, endDate: 'Until', endTime: 'To' })).toMatchObject({
      type: 'Night',
      start: second('2030-06-04T19:00Z'),
      end: second('2030-06-05T03:00Z'),
    });
  });

  it.each<[string, string, string, string]>([
    ['from 20:00 over midnight', '20:00', '0:01', 'Night'],
    ['of four hours over midnight', '21:00', '1:00', 'Night'],
    ['of less', '21:00', '0:59', 'Regular'],
    ['from before 20:00', '19:59', '4:00', 'Regular'],
    ['that end on their day', '20:00', '24:00', 'Regular'],
  ])('make a night: %s', (_which, From, To, type) => {
    expect(day({ From, To })).toMatchObject({ type });
  });

  it('are read in the order of day and month that the hotel uses', () => {
    const mdy = { ...rules, dayOrder: 'mdy' } as const;
    expect(entryOf({ Start: '6/4/2030 7:00' }, layout, mdy)).toMatchObject({ start: second('2030-06-04T04:00Z') });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'an hour that comes twice',
      { Day: '27/10/2030', From: '3:30' },
      '2030-10-27 03:30 comes twice in Europe/Athens; the first is used.',
    ],
    ['the number of a day', { Day: '47638' }, '“47638” was read as the day 2030-06-04.'],
    ['a part of a day', { To: '0,625' }, '“0,625” was read as the time 15:00.'],
    [
      'each of several',
      { Day: '47638', From: '7', To: '15' },
      '“47638” was read as the day 2030-06-04. “7” was read as the time 7:00. “15” was read as the time 15:00.',
    ],
  ])('tell of %s', (_what, more, note) => {
    expect(day(more)).toMatchObject({ note });
  });
});
