import type { CheckSum } from '@horae/contract/time/check-sum';
import { partOfCode } from '@horae/contract/time/pay-parts';
import type { PayrollLine } from '@horae/contract/time/payroll-rows';

interface PersonSum extends CheckSum {
  employee: PayrollLine['employee'];
}

/** What the lines of each person come to, in the order of the lines; leave has no amount. */
export function sumsByPerson(lines: readonly PayrollLine[]): PersonSum[] {
  const sums = new Map<number, PersonSum>();
  for (const { employee, code, minutes, cents } of lines) {
    if (cents === undefined) continue;
    const sum = sums.get(employee.id) ?? { employee, cents: 0, minutesWithoutRate: 0 };
    sums.set(employee.id, {
      employee,
      cents: sum.cents + (cents ?? 0),
      minutesWithoutRate: sum.minutesWithoutRate + (cents === null && partOfCode(code) ? minutes : 0),
    });
  }
  return [...sums.values()];
}
