import { describe, expect, it } from 'vitest';
import { changedShift, type Replaced } from './compare-shifts.rules';
import { compared, nothing, planned, row } from './compared-fixture';
import type { RowShift } from './entries';
import type { PlannedShift } from './stored-plan';

const everyDay: Replaced = { isCovered: () => true, coversOnCall: true };

describe('rows that replace what is planned', () => {
  it.each<[string, RowShift[], PlannedShift[], object]>([
    [
      'are there with the same hours',
      [row(7, 15)],
      [planned(1, 7, 15, { notes: 'Keys', breakMinutes: 30 })],
      { present: ['row 0'] },
    ],
    [
      'change a break that they say',
      [row(7, 15, { given: { breakMinutes: true } })],
      [planned(1, 7, 15, { breakMinutes: 30 })],
      { changed: [['row 0', 1]] },
    ],
    [
      'are there with the break that they say',
      [row(7, 15, { given: { breakMinutes: true } })],
      [planned(1, 7, 15)],
      { present: ['row 0'] },
    ],
    [
      'change a note that they say',
      [row(7, 15, { given: { notes: true } })],
      [planned(1, 7, 15, { notes: 'Keys' })],
      { changed: [['row 0', 1]] },
    ],
    [
      'are there with the note that they say',
      [row(7, 15, { given: { notes: true } })],
      [planned(1, 7, 15)],
      { present: ['row 0'] },
    ],
    [
      'change a department that they name',
      [row(7, 15, { departmentId: 4 })],
      [planned(1, 7, 15)],
      { changed: [['row 0', 1]] },
    ],
    [
      'are there in the department that they name',
      [row(7, 15, { departmentId: 3 })],
      [planned(1, 7, 15)],
      { present: ['row 0'] },
    ],
    ['change the hours of a shift of their day', [row(7, 15)], [planned(1, 9, 17)], { changed: [['row 0', 1]] }],
    [
      'change the first of two shifts of their day',
      [row(7, 8)],
      [planned(2, 18, 20), planned(1, 9, 17)],
      { changed: [['row 0', 1]], removed: [2] },
    ],
    [
      'change the nearer of two shifts of their day, where the other goes',
      [row(17, 19)],
      [planned(2, 18, 20), planned(1, 9, 17)],
      { changed: [['row 0', 2]], removed: [1] },
    ],
    [
      'change as many shifts of their day in their order',
      [row(11, 15), row(16, 20)],
      [planned(1, 7, 11), planned(2, 12, 16)],
      {
        changed: [
          ['row 0', 1],
          ['row 1', 2],
        ],
      },
    ],
    [
      'change the type of a shift of the same hours before another of the day',
      [row(18, 20, { given: { type: true } })],
      [planned(1, 9, 17), planned(2, 18, 20, { type: 'Overtime' })],
      { changed: [['row 0', 2]], removed: [1] },
    ],
    [
      'change a shift once',
      [row(7, 8), row(9, 10)],
      [planned(1, 11, 17)],
      { changed: [['row 0', 1]], added: ['row 1'] },
    ],
    [
      'do not change a shift that another row has',
      [row(7, 8), row(9, 17)],
      [planned(1, 9, 17)],
      { present: ['row 1'], added: ['row 0'] },
    ],
    ['do not change a shift of another day', [row(7, 15)], [planned(1, 31, 39)], { added: ['row 0'], removed: [1] }],
    [
      'do not change time on call to work',
      [row(7, 15)],
      [planned(1, 7, 15, { type: 'OnCall' })],
      { present: ['row 0'] },
    ],
    [
      'do not change time on call of other hours to work',
      [row(7, 15)],
      [planned(1, 7, 16, { type: 'OnCall' })],
      { added: ['row 0'], removed: [1] },
    ],
    [
      'change time on call to other hours',
      [row(7, 15, { type: 'OnCall' })],
      [planned(1, 6, 7), planned(2, 7, 16, { type: 'OnCall' })],
      { changed: [['row 0', 2]], removed: [1] },
    ],
    ['remove what they do not name', [], [planned(1, 7, 15), planned(2, 31, 39)], { removed: [1, 2] }],
    [
      'do not clash with what they change or remove',
      [row(7, 15)],
      [planned(1, 6, 14), planned(2, 14, 18)],
      { changed: [['row 0', 1]], removed: [2] },
    ],
  ])('%s', (_what, rows, plan, expected) => {
    expect(compared(rows, plan, everyDay)).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['a night that was regular work', row(22, 30, { type: 'Night' }), planned(1, 23, 31), 'Regular'],
    ['late work that was a night', row(19, 27), planned(1, 18, 26, { type: 'Night' }), 'Night'],
    ['work that becomes a night', row(22, 30, { type: 'Night' }), planned(1, 14, 22), 'Night'],
    ['a night that becomes a day', row(7, 15), planned(1, 22, 30, { type: 'Night' }), 'Regular'],
    [
      'a night of which the row says it',
      row(22, 30, { type: 'Night', given: { type: true } }),
      planned(1, 23, 31),
      'Night',
    ],
  ] as const)('keep the type of %s by its hours alone', (_what, file, plan, type) => {
    compared([file], [plan], everyDay);
    expect(changedShift(file, plan).type).toBe(type);
  });

  it('leave other days than theirs alone', () => {
    const first: Replaced = { ...everyDay, isCovered: (day) => day === '2030-06-01' };
    const plan = [planned(1, 7, 15), planned(2, 31, 39)];
    expect(compared([row(32, 33)], plan, first)).toEqual({
      ...nothing,
      added: ['row 0'],
      removed: [1],
      clashes: [['row 0', 2]],
    });
  });

  it('leave time on call alone in a file that cannot say it', () => {
    const plan = [planned(1, 7, 15), planned(2, 7, 15, { type: 'OnCall' })];
    expect(compared([], plan, { ...everyDay, coversOnCall: false })).toEqual({ ...nothing, removed: [1] });
  });

  it('clash where they are changed, too', () => {
    expect(compared([row(7, 15), row(14, 20)], [planned(1, 9, 10)], everyDay)).toEqual({
      ...nothing,
      added: ['row 1'],
      changed: [['row 0', 1]],
      clashes: [['row 1', 'row 0']],
    });
  });
});
