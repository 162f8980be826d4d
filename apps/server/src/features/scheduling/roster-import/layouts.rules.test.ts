import { describe, expect, it } from 'vitest';
import { isReadable, isRosterHeading, layoutOf, UnreadColumns } from './layouts.rules';

it('matches the headings that hotels write', () => {
  const heading = ['Κωδ. εργαζ.', 'ΟΝΟΜΑΤΕΠΩΝΥΜΟ', 'Τμήμα', 'Ημ/νία', 'Από', 'Έως', 'Διάλ.', 'Παρατηρ.'];
  expect(layoutOf(heading)).toEqual({
    name: 'matched by headings',
    employeeCode: 'Κωδ. εργαζ.',
    employeeName: 'ΟΝΟΜΑΤΕΠΩΝΥΜΟ',
    department: 'Τμήμα',
    startDate: 'Ημ/νία',
    startTime: 'Από',
    endTime: 'Έως',
    breakMinutes: 'Διάλ.',
    comment: 'Παρατηρ.',
  });
});

it('takes start and end as moments where there is no day', () => {
  expect(layoutOf(['CODE', 'Έναρξη', 'Λήξη'])).toMatchObject({ start: 'Έναρξη', end: 'Λήξη' });
});

it('reads the list of shifts that the timeline exports, where the day has a column of its own', () => {
  const heading =
    'Employee code,Employee,Business unit,Org unit,Work centre,Dept group,Department,Program,Date,Start,End,Break min,Type,Record,Hours,Overtime h,Job title,Event id,Cost place';
  expect(layoutOf(heading.split(','))).toEqual({
    name: 'matched by headings',
    employeeCode: 'Employee code',
    employeeName: 'Employee',
    department: 'Department',
    workCentre: 'Work centre',
    jobTitle: 'Job title',
    costPlace: 'Cost place',
    startDate: 'Date',
    startTime: 'Start',
    endTime: 'End',
    type: 'Type',
    breakMinutes: 'Break min',
  });
});

it('asks where the person or the hours are missing', () => {
  const neither = new UnreadColumns(
    'The columns are neither those of a Deputy schedule (Email, Start Date, End Time) nor plain (employee code, start, end). Match them with --map FILE.json.',
  );
  expect(() => layoutOf(['Ονοματεπώνυμο', 'Ημερομηνία', 'Από', 'Έως'])).toThrow(neither);
  expect(() => layoutOf(['Κωδικός', 'Ημερομηνία', 'Από'])).toThrow(neither);
  expect(() => layoutOf(['Κωδικός', 'Ημερομηνία', 'Έως'])).toThrow(neither);
  expect(() => layoutOf(['Κωδικός', 'Έως'])).toThrow(neither);
  expect(() => layoutOf(['Κωδικός', 'Ονοματεπώνυμο'])).toThrow(neither);
});

it('keeps the known layouts', () => {
  const plain = ['Employee_Code ', 'name', 'department', 'start', 'end', 'Note'];
  expect(layoutOf(plain)).toEqual({
    name: 'plain',
    employeeCode: 'Employee_Code ',
    employeeName: 'name',
    department: 'department',
    start: 'start',
    end: 'end',
  });
  const deputy = ['Email', 'Start  Date', 'Start Time', 'End-Time', 'Open'];
  expect(layoutOf(deputy)).toEqual({
    name: 'Deputy schedule',
    email: 'Email',
    startDate: 'Start  Date',
    startTime: 'Start Time',
    endTime: 'End-Time',
    open: 'Open',
  });
  expect([isRosterHeading('Meal Break (Mins)'), isRosterHeading('ΣΥΝΟΛΟ')]).toEqual([true, false]);
});

describe('a mapping', () => {
  const heading = ['Badge', 'Mail', 'Day', 'From Hour', 'To_Hour', 'Where'];

  it.each([
    [
      { employeeCode: 'badge', start: 'From-Hour', end: 'to hour' },
      { employeeCode: 'Badge', start: 'From Hour', end: 'To_Hour' },
    ],
    [
      { email: 'Mail', startDate: 'Day', startTime: 'From Hour', endTime: 'To Hour', department: 'where' },
      { email: 'Mail', startDate: 'Day', startTime: 'From Hour', endTime: 'To_Hour', department: 'Where' },
    ],
  ])('%o names columns, whatever their case and blanks', (mapping, layout) => {
    expect(layoutOf(heading, mapping)).toEqual({ name: 'mapped', ...layout });
    expect(isReadable(heading, mapping)).toBe(true);
  });

  it.each<[Record<string, string>, string]>([
    [
      { employeeCode: 'Badge', start: 'Begin', end: 'To Hour' },
      'The mapping uses the column "Begin" for start, but the file has no such column.',
    ],
    [{ start: 'From Hour', end: 'To Hour' }, 'No column identifies the person: match employeeCode or email.'],
    ...[{}, { startDate: 'Day' }, { startTime: 'From Hour' }].map((start: object): [Record<string, string>, string] => [
      { email: 'Mail', end: 'To Hour', ...start },
      'No column has the start of the shift: match start, or startDate and startTime.',
    ]),
    [{ email: 'Mail', start: 'From Hour' }, 'No column has the end of the shift: match end, or endTime.'],
  ])('%o is refused', (mapping, message) => {
    expect(() => layoutOf(heading, mapping)).toThrow(new UnreadColumns(message));
    expect(isReadable(heading, mapping)).toBe(false);
  });
});
