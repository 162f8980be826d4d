import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayRule, payable } from './payable';

const at = (text: string) => Date.parse(`2026-11-10T${text}:00+02:00`);
const wall = (ms: number) => new Date(ms + 7_200_000).toISOString().slice(11, 16);
const rule: PayRule = { graceIn: 5, graceOut: 7, preparation: 10, roundTo: 1, rounding: 'none' };
const plan = { from: at('07:00'), to: at('15:00') };
const paid = (from: string, to: string, more: Partial<PayRule> = {}, planned: typeof plan | null = plan) => {
  const span = payable({ from: at(from), to: at(to) }, planned, { ...rule, ...more });
  return [wall(span.from), wall(span.to)];
};

describe('paid time', () => {
  it.each<[string, [string, string, Partial<PayRule>?, null?], [string, string]]>([
    ['is the plan for who changes before and after it', ['06:48', '15:12'], ['07:00', '15:00']],
    ['is the plan up to the preparation and the grace of each end', ['06:45', '15:17'], ['07:00', '15:00']],
    ['is what was clocked beyond the preparation and the grace of each end', ['06:44', '15:18'], ['06:44', '15:18']],
    ['is what was clocked for who comes much earlier or stays', ['06:30', '15:40'], ['06:30', '15:40']],
    ['begins late for who comes late, grace or not', ['07:04', '14:58'], ['07:04', '14:58']],
    ['is what was clocked without a plan', ['06:48', '15:12', {}, null], ['06:48', '15:12']],
    ['is rounded to the nearest', ['07:04', '14:53', { rounding: 'nearest', roundTo: 15 }], ['07:00', '15:00']],
    [
      'is rounded in favour of the employee',
      ['07:14', '14:46', { rounding: 'in_favour', roundTo: 15 }],
      ['07:00', '15:00'],
    ],
    [
      'is nothing where both ends round to one',
      ['09:01', '09:02', { rounding: 'nearest', roundTo: 15 }, null],
      ['09:00', '09:00'],
    ],
  ])('%s', (_, given, wanted) => {
    expect(paid(...given)).toEqual(wanted);
  });

  it('is to the second what was clocked where nothing is rounded', () => {
    const session = { from: at('07:03') + 11_000, to: at('14:57') + 47_000 };

    expect(payable(session, plan, { ...rule, roundTo: 15 })).toEqual(session);
  });

  it('is never negative, and rounding moves an end by less than its unit', () => {
    const time = fc.integer({ min: 0, max: 100_000 });
    const unit = fc.constantFrom(1, 5, 6, 10, 15, 30);
    fc.assert(
      fc.property(
        time,
        time,
        unit,
        fc.constantFrom('none' as const, 'nearest' as const, 'in_favour' as const),
        (from, length, roundTo, rounding) => {
          const session = { from: from * 1000, to: (from + length) * 1000 };
          const span = payable(session, null, { ...rule, roundTo, rounding });
          expect(span.to).toBeGreaterThanOrEqual(span.from);
          expect(Math.abs(span.from - session.from)).toBeLessThan(roundTo * 60_000);
          if (rounding === 'in_favour') expect(span.to - span.from).toBeGreaterThanOrEqual(session.to - session.from);
        },
      ),
    );
  });
});
