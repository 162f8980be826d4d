import type { HourlyLeave } from '@horae/contract/scheduling/roster-checks.contract';
import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { awayFactsOf } from '../model/away-hours.rules';
import type { ShiftBar } from '../model/bars.rules';
import { localDays } from '../model/local-days.rules';
import type { Shift } from '../model/shift.rules';
import { testShift } from '../model/test-shift';
import { matrixLabel } from './matrix-label.rules';

const days = localDays(createZone('Europe/Athens'));
const texts = {
  extra: (hours: number) => `+${hours} h`,
  until: (clock: string) => `until ${clock}`,
  away: (hours: number) => `−${hours} h`,
};
const bar = (start: string, end: string, rest: Partial<Shift> = {}, leaves: readonly HourlyLeave[] = []) => {
  const shift = testShift(start, end, rest);
  return { shift, hours: awayFactsOf(leaves, [shift], days).inShift.get(shift) ?? [] } as Partial<ShiftBar> as ShiftBar;
};
const leave = (day: string, from: string, to: string): HourlyLeave => ({
  id: 1,
  employeeId: 1,
  kind: 'parental',
  day,
  from,
  to,
});

function label(one: ShiftBar, ofDay = [one]) {
  return matrixLabel({ bar: one, ofDay, days, code: 'X', from: Date.parse('2026-11-16T00:00+02:00'), texts });
}

const regular = bar('2026-11-16T06:30', '2026-11-16T14:30');

it('a week on a phone prints start and end, or start and code', () => {
  expect(label(regular)).toEqual(['06:30', '14:30']);
  expect(label(bar('2026-11-16T10:00', '2026-11-16T14:30', { typeOfShift: 'Split' }))).toEqual(['10:00', '14:30']);
  expect(label(bar('2026-11-16T22:00', '2026-11-17T06:00', { typeOfShift: 'Night' }))).toEqual(['22:00', 'X']);
  expect(label(bar('2026-11-16T06:30', '2026-11-16T14:30', { status: 'absent' }))).toEqual(['06:30', 'X']);
});

it('overtime added to a shift is its hours, and the tail of last night its end', () => {
  const overtime = bar('2026-11-16T14:30', '2026-11-16T16:00', { typeOfShift: 'Overtime' });

  expect(label(overtime, [regular, overtime])).toEqual(['+1.5 h']);
  expect(label(overtime)).toEqual(['14:30', 'X']);
  expect(label(bar('2026-11-15T17:00', '2026-11-16T01:00'))).toEqual(['until 01:00']);
});

it('leave by the hour within a shift is how much of the shift it takes', () => {
  const [from, to] = ['2026-11-16T06:30', '2026-11-16T14:30'];

  expect(label(bar(from, to, {}, [leave('2026-11-16', '13:00', '14:30')]))).toEqual(['06:30', '14:30', '−1.5 h']);
  expect(label(bar(from, to, {}, [leave('2026-11-16', '13:00', '16:00')]))).toEqual(['06:30', '14:30', '−1.5 h']);
  expect(label(bar('2026-11-15T17:00', '2026-11-16T01:00', {}, [leave('2026-11-15', '18:00', '20:00')]))).toEqual([
    'until 01:00',
  ]);
});
