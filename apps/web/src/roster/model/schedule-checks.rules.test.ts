import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from './local-days.rules';
import { checkEmployee, clockDaysOf, holdsUntil } from './schedule-checks.rules';
import type { Shift } from './shift.rules';
import { testShift } from './test-shift';
import { twinsOf } from './twins.rules';

const days = localDays(createZone('Europe/Athens'));
const now = Date.parse('2026-11-20T12:00:00+02:00');
const at = (text: string) => Date.parse(`${text}:00+02:00`);

function codes(shifts: Shift[], hasDeclarations = false, others: Shift[] = []): string[] {
  const clockDays = clockDaysOf([shifts, others], days);
  const twins = twinsOf(shifts, days);
  return checkEmployee({ shifts, twins, days, now, hasDeclarations, clockDays }).map(({ code }) => code);
}

const clocked = (from: string, to: string) => ({ actualStart: at(from), actualEnd: at(to) });
const future = (day: number, from = '07:00', to = '15:00') =>
  testShift(`2026-11-2${day}T${from}`, `2026-11-2${day}T${to}`);
const week = [1, 2, 3, 4, 5, 6].map((day) => future(day));

it.each<[string, Shift[], string[]]>([
  ['nothing', [future(1)], []],
  ['two shifts at once', [future(1), future(1, '14:00', '18:00')], ['overlap']],
  ['on-call beside a shift', [future(1), { ...future(1), typeOfShift: 'OnCall' }], []],
  ['a cancelled shift under another', [future(1), { ...future(1), status: 'cancelled' }], []],
  ['ten hours of rest', [future(1, '13:00', '21:00'), future(2)], ['rest']],
  ['eleven hours of rest', [future(1, '12:00', '20:00'), future(2)], []],
  ['a gap within one day', [future(1, '07:00', '11:00'), future(1, '17:00', '21:00')], []],
  ['more than thirteen hours', [future(1, '06:00', '13:00'), future(1, '14:00', '21:00')], ['longDay']],
  ['six days in a row', week, []],
  ['seven days in a row', [...week, future(7)], ['daysInRow']],
])('finds %s', (_what, shifts, found) => {
  expect(codes(shifts.sort((a, b) => a.start - b.start))).toEqual(
    found.length > 0 ? expect.arrayContaining(found) : [],
  );
});

it('asks for declarations only where they are loaded', () => {
  const shift = future(1);

  expect(codes([shift], false)).toEqual([]);
  expect(codes([shift], true)).toEqual(['notDeclared']);
  expect(codes([shift, { ...shift, id: 9000, erganiShift: true }], true)).toEqual([]);
});

const past = (more: Partial<Shift>) => testShift('2026-11-18T07:00', '2026-11-18T15:00', more);
const colleague = past({ resourceId: 2, ...clocked('2026-11-18T07:00', '2026-11-18T15:00') });

it.each<[string, Shift, Shift[], string[]]>([
  ['a clock a quarter of an hour late', past(clocked('2026-11-18T07:15', '2026-11-18T15:00')), [], []],
  ['a clock 25 minutes over', past(clocked('2026-11-18T07:00', '2026-11-18T15:25')), [], ['offPlan']],
  ['no record on a day when others clocked', past({}), [colleague], ['noClock']],
  ['no record on a day when nobody did', past({}), [], []],
  ['somebody absent', past({ status: 'absent' }), [colleague], []],
  ['a record without a plan', past({ isClockRecord: true }), [], ['noPlan']],
])('compares the clock: %s', (_what, shift, others, found) => {
  expect(codes([shift], false, others)).toEqual(found);
});

it('holds until the next planned end', () => {
  const next = future(1);

  expect(holdsUntil([past({}), next], now)).toBe(next.end);
  expect(holdsUntil([past({})], now)).toBe(Number.POSITIVE_INFINITY);
});
