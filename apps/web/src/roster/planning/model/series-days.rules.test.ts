import { addDays } from '@horae/local-time/local-date';
import { describe, expect, it } from 'vitest';
import type { Shift } from '../../model/shift.rules';
import { replaceDays } from './replace-day.rules';
import { seriesOf } from './series-days.rules';
import { days, linesOf, offOf, planOf, shiftOf } from './test-plan';

const first = '2026-11-09';
const dateOf = (day: number) => addDays(first, day);
const week = Array.from({ length: 7 }, (_, day) => dateOf(day));
const fortnight = Array.from({ length: 14 }, (_, day) => dateOf(day));

/** A row as letters: E early, L late, N night, o day off, a leave, a dot for nothing. */
function shiftsOf(person: number, row: string): Shift[] {
  return [...row].flatMap((letter, day) => {
    const id = person * 100 + day;
    const on = (start: string, end: string, by = 0) =>
      shiftOf(person, id, `${dateOf(day)}T${start}`, `${dateOf(day + by)}T${end}`);
    if (letter === 'E') return [on('07:00', '15:00')];
    if (letter === 'L') return [on('15:00', '23:00')];
    if (letter === 'N') return [on('23:00', '07:00', 1)];
    if (letter === 'o') return [offOf(person, id, dateOf(day), dateOf(day + 1))];
    if (letter === 'a')
      return [{ ...offOf(person, id, dateOf(day), dateOf(day + 1)), typeOfShift: 'AnnualLeave' as const }];
    return [];
  });
}

/** What the rows contain after the series, and what it says of itself. */
function filled(rows: readonly string[], to: 'down' | 'right', dates = week) {
  const people = rows.map((_, at) => at + 1);
  const now = planOf(...rows.flatMap((row, at) => shiftsOf(at + 1, row)));
  const { wanted, length, shift } = seriesOf(now, { people, dates }, to, days);
  const lettersOf = (employee: number, row: string) =>
    dates.map((date, day) => {
      const items = wanted.find((one) => one.employee === employee && one.date === date)?.items;
      if (!items) return row[day] ?? '.';
      return items.map(({ typeOfShift, start }) => {
        if (typeOfShift === 'DayOff') return 'o';
        return { '07:00': 'E', '15:00': 'L', '23:00': 'N' }[start.slice(11)];
      });
    });
  return {
    rows: rows.map((row, at) =>
      lettersOf(at + 1, row)
        .flat()
        .join(''),
    ),
    length,
    shift,
  };
}

describe('to the right', () => {
  it.each([
    ['five days of work and two off', 'EEEEEoo', 'EEEEEooEEEEEoo', 7],
    ['a cycle that no week contains', 'EELLo', 'EELLoEELLoEELL', 5],
    ['a gap inside the pattern stays one', 'E.E', 'E.EE.EE.EE.EE.', 3],
    ['a night', 'Noo', 'NooNooNooNooNo', 3],
  ])('%s', (_, row, after, length) => {
    expect(filled([row], 'right', fortnight)).toMatchObject({ rows: [after], length });
  });

  it('repeats the block of several people together', () => {
    expect(filled(['EEo', 'Lo'], 'right').rows).toEqual(['EEoEEoE', 'Lo.Lo.L']);
  });

  it('neither repeats leave nor plans over it', () => {
    expect(filled(['EaL', 'LLo...a'], 'right').rows).toEqual(['EaLE.LE', 'LLoLLoa']);
  });

  it('puts a night on the same times of the later days', () => {
    const now = planOf(...shiftsOf(1, 'No'));
    const { wanted } = seriesOf(now, { people: [1], dates: week.slice(0, 4) }, 'right', days);
    expect(linesOf(replaceDays(now, wanted, days))).toEqual([
      'new: 1 Regular 2026-11-11T23:00–2026-11-12T07:00',
      'new: 1 DayOff 2026-11-12T00:00–2026-11-13T00:00',
    ]);
  });

  it.each([[['.......']], [['EEEEEoo']]])('does nothing without a pattern or without free days: %s', (rows) => {
    expect(filled(rows, 'right').rows).toEqual(rows);
  });
});

describe('down', () => {
  it('goes on with the step between the first two people', () => {
    expect(filled(['EEEEEoo', 'oEEEEEo', '', ''], 'down')).toEqual({
      rows: ['EEEEEoo', 'oEEEEEo', 'ooEEEEE', 'EooEEEE'],
      length: 2,
      shift: 1,
    });
  });

  it('goes on with a step to earlier days', () => {
    expect(filled(['EEEEEoo', 'EEEooEE', ''], 'down')).toMatchObject({
      rows: [expect.anything(), expect.anything(), 'EooEEEE'],
      shift: -2,
    });
  });

  it('goes on with a cycle that the columns cut off', () => {
    expect(filled(['EELLoEE', 'oEELLoE', ''], 'down').rows[2]).toBe('LoEELLo');
  });

  it.each([
    ['one person', ['ELoELoo', '', ''], ['ELoELoo', 'ELoELoo', 'ELoELoo']],
    ['people without a step', ['EEEEEoo', 'LLLooLL', '', ''], ['EEEEEoo', 'LLLooLL', 'EEEEEoo', 'LLLooLL']],
    ['a third person out of step', ['EEEEEoo', 'oEEEEEo', 'EEEEEoo', ''], ['EEEEEoo', 'oEEEEEo', 'EEEEEoo', 'EEEEEoo']],
  ])('repeats %s', (_, rows, after) => {
    expect(filled(rows, 'down')).toMatchObject({ rows: after, shift: 0 });
  });

  it('leaves out open shifts, and days with leave', () => {
    expect(filled(['EEEEEoo', '..a....'], 'down').rows[1]).toBe('EEaEEoo');
    const open = shiftOf(-5, 1, '2026-11-09T07:00', '2026-11-09T15:00');
    expect(seriesOf(planOf(open), { people: [-5, 1], dates: week }, 'down', days).wanted).toEqual([]);
  });
});
