import { describe, expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { coverBase, createCoverCount } from './cover-lines.rules';
import { count, daysOf, gapsOf, lineOf, type Piece, rulesOf, staff, week } from './test-cover';
import { zone } from './test-plan';

describe('the gaps and the days of a department', () => {
  it('have one gap as long as the same number is missing: the shift that would close it', () => {
    const [line] = count([lineOf(1, null, [9, '07:00', '15:00', 1], [9, '11:00', '19:00', 1])], {});
    expect(gapsOf(line!)).toEqual([
      '09 07:00–09 11:00: 0 of 1',
      '09 11:00–09 15:00: 0 of 2',
      '09 15:00–09 19:00: 0 of 1',
    ]);

    const [half] = count([lineOf(1, null, [9, '07:00', '15:00', 1], [9, '11:00', '19:00', 1])], {
      1: [[11, 9, '07:00', '15:00']],
    });
    expect(gapsOf(half!)).toEqual(['09 11:00–09 19:00: 1 of 2']);
  });

  it('leave a night to the day on which it begins, and cut what goes on by days', () => {
    const [night] = count([lineOf(1, null, [9, '22:00', '06:00', 1])], {});
    expect(gapsOf(night!)).toEqual(['09 22:00–10 06:00: 0 of 1']);
    expect(daysOf(night!)).toEqual(['', '', '0/1', '', '', '', '']);

    const [last] = count([lineOf(1, null, [13, '22:00', '06:00', 1])], { 1: [[11, 13, '22:00', '02:00']] });
    // The rest of the night is missing on the first day of the next week.
    expect(gapsOf(last!)).toEqual([]);
    expect(daysOf(last!).at(-1)).toBe('1/1');
    expect(last!.neededMinutes).toBe(120);
    const [whole] = count([lineOf(1, null, [13, '22:00', '06:00', 1])], {});
    expect(gapsOf(whole!)).toEqual(['13 22:00–14 06:00: 0 of 1']);

    const around: Piece[] = [7, 8, 9, 10, 11, 12, 13].map((day) => [day, '00:00', '00:00', 1]);
    const [clocked] = count([lineOf(1, null, ...around)], {});
    expect(daysOf(clocked!)).toEqual(Array.from({ length: 7 }, () => '0/1'));
    expect(gapsOf(clocked!)[1]).toBe('08 00:00–09 00:00: 0 of 1');
  });

  it('are those on screen alone, each by itself', () => {
    const needs = [
      lineOf(
        1,
        null,
        [6, '20:00', '04:00', 1],
        [9, '07:00', '15:00', 1],
        [10, '00:00', '08:00', 1],
        [14, '00:00', '08:00', 1],
      ),
    ];
    const [line] = count(needs, { 1: [[11, 12, '07:00', '15:00']] });

    expect(gapsOf(line!)).toEqual([
      '07 00:00–07 04:00: 0 of 1',
      '09 07:00–09 15:00: 0 of 1',
      '10 00:00–10 08:00: 0 of 1',
    ]);
    expect(daysOf(line!)).toEqual(['0/1', '', '0/1', '0/1', '', '', '']);
    expect(line!.days[2]!.gaps).toHaveLength(1);
    expect([line!.neededMinutes, line!.plannedMinutes]).toEqual([20 * 60, 8 * 60]);
    expect(line!.pieces.every(({ start }) => week.start <= start && start < week.end)).toBe(true);
  });

  it('have the figures of the moment of a gap that needs most, wherever in it that is', () => {
    const early = lineOf(1, null, [9, '07:00', '11:00', 2], [9, '11:00', '15:00', 1]);
    const late = lineOf(1, null, [9, '07:00', '11:00', 1], [9, '11:00', '15:00', 2]);
    const [before] = count([early], { 1: [[11, 9, '07:00', '11:00']] });
    const [after] = count([late], { 1: [[11, 9, '11:00', '15:00']] });

    expect([before, after].map((line) => gapsOf(line!))).toEqual([
      ['09 07:00–09 15:00: 1 of 2'],
      ['09 07:00–09 15:00: 1 of 2'],
    ]);
  });

  it('are right on the days on which the clocks change', () => {
    const autumn = dayRange(zone, { start: '2026-10-24', days: 2 });
    const pieces = [{ start: '2026-10-24T23:00:00+03:00', end: '2026-10-25T07:00:00+02:00', people: 1 }];
    const need = { ...lineOf(1, null), days: [{ day: '2026-10-24', minutes: 540, pieces }] };
    const base = coverBase({ lines: [need], staff }, rulesOf({}), autumn, zone);

    expect(createCoverCount()(base, [])[0]!.neededMinutes).toBe(9 * 60);
  });
});
