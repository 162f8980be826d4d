import { describe, expect, it } from 'vitest';
import { changedShift } from './compare-shifts.rules';
import { compared, hour, nothing, planned, row } from './compared-fixture';
import type { RowShift } from './entries';
import type { PlannedShift } from './stored-plan';

describe('rows beside what is planned', () => {
  it.each<[string, RowShift[], PlannedShift[], object]>([
    ['are added', [row(7, 15)], [], { added: ['row 0'] }],
    ['are added beside other hours', [row(7, 15)], [planned(1, 16, 20)], { added: ['row 0'] }],
    ['are there with the same hours', [row(7, 15)], [planned(1, 7, 15)], { present: ['row 0'] }],
    [
      'are there with another type that they do not say',
      [row(7, 15)],
      [planned(1, 7, 15, { type: 'Overtime' })],
      { present: ['row 0'] },
    ],
    [
      'are there though they say another break',
      [row(7, 15, { breakMinutes: 30, given: { breakMinutes: true } })],
      [planned(1, 7, 15)],
      { present: ['row 0'] },
    ],
    ['are there once if they are given twice', [row(7, 15), row(7, 15)], [], { present: ['row 1'], added: ['row 0'] }],
    ['clash at another end', [row(7, 15)], [planned(1, 7, 16)], { added: ['row 0'], clashes: [['row 0', 1]] }],
    ['clash at another start', [row(7, 15)], [planned(1, 6, 15)], { added: ['row 0'], clashes: [['row 0', 1]] }],
    [
      'clash with each other',
      [row(7, 15), row(14, 20)],
      [],
      { added: ['row 0', 'row 1'], clashes: [['row 1', 'row 0']] },
    ],
    ['do not clash with time on call', [row(7, 15)], [planned(1, 6, 16, { type: 'OnCall' })], { added: ['row 0'] }],
    [
      'on call clash with nothing',
      [row(7, 15, { type: 'OnCall', given: { type: true } })],
      [planned(1, 6, 16)],
      { added: ['row 0'] },
    ],
    [
      'clash with the same hours of a type that they say is another',
      [row(7, 15, { given: { type: true } })],
      [planned(1, 7, 15, { type: 'Overtime' })],
      { added: ['row 0'], clashes: [['row 0', 1]] },
    ],
    [
      'are there with the same type that they say',
      [row(7, 15, { given: { type: true } })],
      [planned(1, 7, 15)],
      { present: ['row 0'] },
    ],
  ])('%s', (_what, rows, plan, expected) => {
    expect(compared(rows, plan, null)).toEqual({ ...nothing, ...expected });
  });

  it('leave clashes of what is planned alone', () => {
    expect(compared([], [planned(1, 7, 15), planned(2, 8, 16)], null)).toEqual(nothing);
  });
});

describe('a shift that a row changes', () => {
  const former = planned(1, 7, 15, { type: 'Overtime', breakMinutes: 30, notes: 'Keys' });

  it('keeps what the row does not say', () => {
    expect(changedShift(row(9, 17), former)).toEqual({
      type: 'Overtime',
      start: 9 * hour,
      end: 17 * hour,
      breakMinutes: 30,
      notes: 'Keys',
    });
  });

  it('gets what the row says', () => {
    const given = { type: true, breakMinutes: true, notes: true };
    const said = row(9, 17, { type: 'Training', breakMinutes: 15, notes: 'Pool', given });
    expect(changedShift(said, former)).toMatchObject({ type: 'Training', breakMinutes: 15, notes: 'Pool' });
  });

  it.each([
    ['Overtime', 'Overtime'],
    ['OnCall', 'OnCall'],
    ['Training', 'Training'],
    ['Night', 'Split'],
    ['Regular', 'Split'],
  ] as const)('of the type %s becomes %s where the hours make a split shift', (type, becomes) => {
    expect(changedShift(row(9, 17, { type: 'Split' }), { ...former, type }).type).toBe(becomes);
  });

  it.each([
    ['as long as it', 9.5, 0],
    ['shorter than it', 9.75, 30],
  ])('keeps a break that is %s only if it is shorter', (_which, end, breakMinutes) => {
    expect(changedShift(row(9, end), former).breakMinutes).toBe(breakMinutes);
  });
});
