import { describe, expect, it } from 'vitest';
import type { Layout } from './known-layouts.rules';
import { readRow } from './rows.rules';

const layout: Layout = {
  name: 'plain',
  employeeCode: 'Code',
  employeeName: 'Name',
  department: 'Place',
  start: 'Start',
  end: 'End',
  type: 'Type',
  comment: 'Note',
};
const cells = {
  Code: '7',
  Name: 'Maria',
  Place: 'Bar',
  Start: '2030-06-04 07:00',
  End: '2030-06-04 15:00',
  Type: 'E1',
};

describe('a type that is none of ours', () => {
  const said = (word: string | undefined, more: Record<string, string> = {}) =>
    readRow({ ...cells, ...more }, 2, layout, {
      timeZone: 'Europe/Athens',
      dayOrder: 'dmy',
      typeNamed: (text) => (text === 'E1' ? word : 'nothing'),
    });

  it.each<[string | undefined, object]>([
    ['nothing', { line: 2, skipped: '“E1” counts as no shift.' }],
    ['Training', { entry: { type: 'Training', given: { type: true } } }],
    ['7-15 Overtime', { entry: { type: 'Overtime' } }],
    ['7-15', { entry: { type: 'Regular' } }],
    ['DayOff', { entry: { type: 'DayOff', firstDay: '2030-06-04', lastDay: '2030-06-04' } }],
    ['something', { fault: expect.stringContaining('Type: "E1" is not one of') }],
    [undefined, { fault: expect.stringContaining('Type: "E1" is not one of') }],
  ])('counts as what the hotel said: %s', (word, row) => {
    expect(said(word)).toMatchObject(row);
  });

  it('that stands for hours is a night by the hours of its row', () => {
    expect(said('7-15', { Start: '2030-06-04 22:00', End: '2030-06-05 06:00' })).toMatchObject({
      entry: { type: 'Night' },
    });
  });

  it('is not asked about where a row has one of ours, or none', () => {
    expect(said('Training', { Type: 'Overtime' })).toMatchObject({ entry: { type: 'Overtime' } });
    expect(said('Training', { Type: '' })).toMatchObject({ entry: { type: 'Regular' } });
  });

  const away = (Start: string, End: string, more = {}) => said('SickLeave', { Start, End, ...more });

  it('has the note of its row, and its person', () => {
    expect(away('2030-06-04', '2030-06-05', { Note: 'Flu' })).toEqual({
      line: 2,
      entry: {
        line: 2,
        employeeCode: '7',
        email: null,
        employeeName: 'Maria',
        department: 'Bar',
        type: 'SickLeave',
        kind: null,
        firstDay: '2030-06-04',
        lastDay: '2030-06-05',
        notes: 'Flu',
      },
    });
  });

  it.each([
    ['2030-06-04 00:00', '2030-06-06 00:00', '2030-06-04', '2030-06-05'],
    ['2030-06-04 00:00', '2030-06-04 00:00', '2030-06-04', '2030-06-04'],
    ['2030-06-04 07:00', '2030-06-05 15:00', '2030-06-04', '2030-06-05'],
    ['4/6/2030', '', '2030-06-04', '2030-06-04'],
    ['47638', '47639', '2030-06-04', '2030-06-05'],
    ['2030-01-01', '2031-02-04', '2030-01-01', '2031-02-04'],
  ])('from “%s” to “%s” is away from %s to %s', (from, to, firstDay, lastDay) => {
    expect(away(from, to)).toMatchObject({ entry: { firstDay, lastDay } });
  });

  it.each([
    ['soon', '2030-06-04', 'Start: "soon" is not a date.'],
    ['2030-06-04', '2030-06-03', 'Start: The last day must not be before the first.'],
    ['2030-01-01', '2031-02-05', 'Start: Leave can last up to 400 days.'],
  ])('from “%s” to “%s” is refused', (from, to, fault) => {
    expect(away(from, to)).toEqual({ line: 2, fault });
  });

  it('has its days in columns of their own', () => {
    const { start: _start, end: _end, ...others } = layout;
    const apart: Layout = { ...others, startDate: 'Day', startTime: 'From', endDate: 'Until', endTime: 'To' };
    const typeNamed = () => 'SickLeave';
    const row = (Day: string) =>
      readRow({ ...cells, Day, Until: '5/6/2030' }, 2, apart, {
        timeZone: 'Europe/Athens',
        dayOrder: 'dmy',
        typeNamed,
      });
    expect(row('4/6/2030')).toMatchObject({ entry: { firstDay: '2030-06-04', lastDay: '2030-06-05' } });
    expect(row('soon')).toEqual({ line: 2, fault: 'Day: "soon" is not a date.' });
  });
});
