import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { ShiftBar } from '../model/bars.rules';
import { localDays } from '../model/local-days.rules';
import type { Shift } from '../model/shift.rules';
import { testShift } from '../model/test-shift';
import { cellLabels, hasMarkRoom } from './cell-labels.rules';

const days = localDays(createZone('Europe/Athens'));
const texts = { extra: (hours: number) => `+${hours} h`, until: (clock: string) => `until ${clock}` };

function bar(from: string, to: string, rest: Partial<Shift> = {}): ShiftBar {
  const day = to < from ? 17 : 16;
  return { shift: testShift(`2026-11-16T${from}`, `2026-11-${day}T${to}`, rest) } as ShiftBar;
}

function labels(one: ShiftBar, ofDay: readonly ShiftBar[] = [one], rest: { lines?: 1 | 2; isTail?: boolean } = {}) {
  return cellLabels({ bar: one, ofDay, days, code: 'X', type: 'Kind', isTail: false, lines: 2, ...rest }, texts);
}

describe('the texts of a full cell', () => {
  it.each([
    ['06:30', '14:30', '06:30–14:30', '06:30–14:30'],
    ['10:00', '14:30', '10:00–14:30', '10–14:30'],
    ['07:00', '15:00', '07:00–15:00', '07–15'],
  ])('%s to %s: start and end, without a code for the usual type', (from, to, full, brief) => {
    expect(labels(bar(from, to)).labels.slice(0, 2)).toEqual([full, brief]);
  });

  it.each([
    ['12:00', ['12']],
    ['12:30', ['12:30', '12³⁰']],
    ['09:45', ['09:45', '09⁴⁵']],
  ])('say where there is least room when it starts: %s', (from, last) => {
    expect(labels(bar(from, '15:00')).labels.slice(-last.length)).toEqual(last);
  });

  it('have the code of every other type', () => {
    expect(labels(bar('22:00', '06:00', { typeOfShift: 'Night' })).labels).toEqual([
      '22:00–06:00 X',
      '22–06 X',
      '22–\n06 X',
      '22–06',
      '22–\n06',
      'X',
    ]);
    expect(labels(bar('07:00', '15:00', { status: 'absent' })).labels[0]).toBe('07:00–15:00 X');
  });

  it('need no code on the two parts of a split shift, but on one alone', () => {
    const parts = [
      bar('10:00', '14:30', { typeOfShift: 'Split' }),
      bar('18:30', '22:00', { typeOfShift: 'Split' }),
    ] as const;

    expect(labels(parts[0], parts).labels[0]).toBe('10:00–14:30');
    expect(labels(parts[1], parts)).toMatchObject({ needed: '18:30–\n22' });
    expect(labels(parts[0]).labels[0]).toBe('10:00–14:30 X');
  });

  it('give overtime as hours added to a shift, and with its times where it stands alone', () => {
    const shift = bar('07:00', '15:00');
    const overtime = bar('15:00', '16:30', { typeOfShift: 'Overtime' });

    expect(labels(overtime, [shift, overtime])).toEqual({ labels: ['+1.5 h'], needed: '+1.5 h' });
    expect(labels(overtime).labels[0]).toBe('15:00–16:30 X');
  });

  it('say of a night shift from the day before when it ends', () => {
    expect(labels(bar('22:00', '06:00'), undefined, { isTail: true }).labels).toEqual(['until 06:00', '–06:00', '–06']);
  });

  it('take one line where there is no room for two', () => {
    expect(labels(bar('06:30', '14:30'), undefined, { lines: 1 })).toEqual({
      labels: ['06:30–14:30', '06:30–14:30', '06:30', '06³⁰'],
      needed: '06:30–14:30',
    });
  });
});

it.each<[width: number, lines: 1 | 2 | undefined, boolean]>([
  [30, 2, false],
  [36, 2, true],
  [30, 1, true],
  [30, undefined, true],
])('%s px with %s lines have room for a mark in the corner: %s', (width, lines, hasRoom) => {
  expect(hasMarkRoom(width, lines)).toBe(hasRoom);
});
