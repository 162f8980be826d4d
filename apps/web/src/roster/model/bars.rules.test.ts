import { expect, it } from 'vitest';
import { nobodyAway } from './away-hours.rules';
import { barsOf } from './bars.rules';
import type { EmployeeFacts } from './employee-facts.rules';
import type { Finding } from './findings.rules';
import type { Shift } from './shift.rules';
import { testShift } from './test-shift';
import type { Twins } from './twins.rules';

const planned = testShift('2026-11-16T07:00', '2026-11-16T15:00');
const declared = testShift('2026-11-16T07:00', '2026-11-16T15:00', { erganiShift: true });
const clocked = testShift('2026-11-16T06:55', '2026-11-16T15:05', {
  isClockRecord: true,
  actualStart: Date.parse('2026-11-16T06:55:00+02:00'),
  actualEnd: Date.parse('2026-11-16T15:05:00+02:00'),
});
const other = testShift('2026-11-17T07:00', '2026-11-17T15:00');
const facts = (twins: [Shift, Twins][], more: Partial<EmployeeFacts> = {}): EmployeeFacts => ({
  twins: new Map(twins),
  findings: [],
  away: nobodyAway,
  ...more,
});
const shown = (displayed: Shift[], known: EmployeeFacts) => barsOf(displayed, known).map(({ shift }) => shift);

it('a shift with its declaration and clock record is one bar', () => {
  const bars = barsOf([planned, declared, clocked, other], facts([[planned, { declared, actual: clocked }]]));

  expect(bars).toEqual([
    {
      id: planned.id,
      resourceId: 1,
      start: planned.start,
      end: planned.end,
      allDay: false,
      shift: planned,
      clock: { start: clocked.actualStart, end: clocked.actualEnd },
      isDeclared: true,
      findings: [],
      hours: [],
    },
    expect.objectContaining({ id: other.id, shift: other, clock: null, isDeclared: false }),
  ]);
});

it('an open clock record has the longest session of the clock policy', () => {
  const open = { ...clocked, actualEnd: null };
  const [bar] = barsOf([planned], facts([[planned, { actual: open }]], { longestSession: 600 }));
  expect(bar!.clock).toEqual({ start: open.actualStart, end: null, longestSession: 600 });
});

it.each<[string, Twins, Shift[]]>([
  ['a clock record', { declared }, [planned, clocked]],
  ['a declaration', { actual: clocked }, [planned, declared]],
])('%s has a bar of its own beside a shift that it does not belong to', (_what, twins, expected) => {
  expect(shown([planned, declared, clocked], facts([[planned, twins]]))).toEqual(expected);
});

it('a declaration and a clock record have bars of their own where their shift is not shown', () => {
  const bars = barsOf([declared, clocked], facts([[planned, { declared, actual: clocked }]]));
  expect(bars.map(({ shift, isDeclared }) => [shift, isDeclared])).toEqual([
    [declared, true],
    [clocked, false],
  ]);
});

it('a bar has its own findings and its own hours of leave', () => {
  const finding = (...shiftIds: number[]) => ({ code: 'late', date: '2026-11-16', shiftIds }) as unknown as Finding;
  const [both, one] = [finding(planned.id, other.id), finding(other.id)];
  const hours = [{ start: planned.start, end: planned.end }] as never;
  const away = { ...nobodyAway, inShift: new Map([[planned, hours]]) };
  const bars = barsOf([planned, other], facts([], { findings: [both, one], away }));

  expect(bars.map((bar) => bar.findings)).toEqual([[both], [both, one]]);
  expect(bars.map((bar) => bar.hours)).toEqual([hours, []]);
});
