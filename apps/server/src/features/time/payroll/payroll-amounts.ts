import { hostKey } from '@horae/contract/loan';
import type { PayrollCheck } from '@horae/contract/time/payroll-rows';
import { groupBy } from '#platform/group-by';
import type { LineForPayroll as Line } from '../timesheets/for-payroll.reads';

interface Amount {
  code: string;
  seconds: number;
  days: number;
}

export const isPaidAtHome = ({ loan }: Pick<Line, 'loan'>): boolean => loan?.payer !== 'host';
export const minutesOfAll = (lines: readonly Line[]): number =>
  lines.reduce((sum, { seconds }) => sum + seconds, 0) / 60;

/** What each host pays itself. */
export function chargedTotals(lines: readonly Line[]): PayrollCheck['charged'] {
  const byHost = groupBy(
    lines.filter((line) => !isPaidAtHome(line)),
    ({ loan }) => hostKey(loan),
  );
  return [...byHost.values()].map((some) => ({ host: some[0]!.loan!, minutes: minutesOfAll(some) }));
}

/** Sums whole seconds, so that the sums of people and of all add up. */
export function amountsOf(lines: readonly Amount[]): { minutes: Record<string, number>; days: Record<string, number> } {
  const sums = new Map<string, { seconds: number; days: number }>();
  for (const { code, seconds, days } of lines) {
    const sum = sums.get(code) ?? { seconds: 0, days: 0 };
    sums.set(code, { seconds: sum.seconds + seconds, days: sum.days + days });
  }
  const all = [...sums];
  return {
    minutes: Object.fromEntries(
      all.flatMap(([code, { seconds }]) => (seconds === 0 ? [] : [[code, seconds / 60] as const])),
    ),
    days: Object.fromEntries(all.flatMap(([code, { days }]) => (days === 0 ? [] : [[code, days] as const]))),
  };
}
