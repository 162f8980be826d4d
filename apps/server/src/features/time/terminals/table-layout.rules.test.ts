import { describe, expect, it } from 'vitest';
import { isPunchHeading, isReadable, layoutOf, UnreadColumns } from './table-layout.rules';

it.each([
  [
    ['ΑΡ. ΚΑΡΤΑΣ', 'Ημ/νία', 'Ώρα', 'Κίνηση'],
    { code: 'ΑΡ. ΚΑΡΤΑΣ', date: 'Ημ/νία', timeOfDay: 'Ώρα', direction: 'Κίνηση' },
  ],
  [['Κωδ. εργαζ.', 'Ημ/νία & ώρα'], { code: 'Κωδ. εργαζ.', time: 'Ημ/νία & ώρα' }],
  [['AC-No.', 'Name', 'Date/Time', 'State'], { code: 'AC-No.', time: 'Date/Time', direction: 'State' }],
  [['User ID', 'Date', 'Time'], { code: 'User ID', date: 'Date', timeOfDay: 'Time' }],
])('matches %s', (heading, layout) => {
  expect(layoutOf(heading)).toEqual({ name: 'table', ...layout });
});

it.each([
  [['Code', 'Clock', 'Time'], { code: 'Code', timeOfDay: 'Clock', time: 'Time' }],
  [['Code', 'Clock'], { code: 'Code', time: 'Clock' }],
])('takes a time of day for the time only where there is nothing else: %s', (heading, layout) => {
  expect(layoutOf(heading)).toEqual({ name: 'table', ...layout });
});

it.each([
  ['Date/Time', true],
  ['Κωδικός', true],
  ['Department', false],
])('knows whether “%s” is a heading: %s', (text, isKnown) => {
  expect(isPunchHeading(text)).toBe(isKnown);
});

const who = 'No column identifies the person: match the code.';
const when = 'No column has the time: match the date and time, in one column or two.';

it.each([
  [['Name', 'Date', 'Time'], who],
  [['Code', 'Date'], when],
  [['Code', 'Name'], when],
])('asks for what %s does not say', (heading, message) => {
  expect(() => layoutOf(heading)).toThrow(new UnreadColumns(message));
});

describe('a mapping', () => {
  const heading = ['Badge', 'In_Out  Time', 'Day / Month', 'Hour'];

  it('names the columns, whatever their case, blanks and strokes', () => {
    expect(layoutOf(heading, { code: ' badge', time: 'IN OUT_TIME' })).toEqual({
      name: 'mapped',
      code: 'Badge',
      time: 'In_Out  Time',
    });
    expect(layoutOf(heading, { code: 'Badge', date: 'day/month', timeOfDay: 'hour' })).toMatchObject({
      date: 'Day / Month',
      timeOfDay: 'Hour',
    });
  });

  it.each([
    [{ code: 'Badge', time: 'Clocked' }, 'The file has no column "Clocked".'],
    [{ time: 'Hour' }, who],
    [{ code: 'Badge', timeOfDay: 'Hour' }, when],
    [{ code: 'Badge', date: 'Day/Month' }, when],
    [{ code: 'Badge', time: 'DayMonth' }, 'The file has no column "DayMonth".'],
  ])('%o is refused', (mapping, message) => {
    expect(() => layoutOf(heading, mapping)).toThrow(new UnreadColumns(message));
    expect(isReadable(heading, mapping)).toBe(false);
  });

  it('is readable if it says who clocked when', () => {
    expect(isReadable(heading, { code: 'Badge', time: 'Hour' })).toBe(true);
  });
});
