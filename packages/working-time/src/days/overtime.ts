import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { needed } from '../rule-pack';
import { type Violation, violation } from '../violation';
import type { ClassedDay, Portion } from './portion';

/**
 * Splits a day's overtime. Beyond the daily cap it is illegal. Within it, undeclared overtime is illegal; declared
 * overtime is legal up to the yearly cap and, beyond that, excess if approved. Law 2874/2000 art. 4 as now in force.
 */
export function splitOvertime(
  { day, pack }: DayWork,
  overtime: number,
  usedOfYear: number,
  isExcessApproved: boolean,
): ClassedDay {
  if (overtime === 0) return { portions: [], overtime, violations: [] };
  const dailyCap = needed(pack, 'overtimeDailyCap');
  const yearCap = needed(pack, 'overtimeYearCap');
  const withinCap = Math.min(overtime, dailyCap * minute);
  const declared = Math.min(withinCap, (day.overtimeDeclaredMinutes ?? 0) * minute);
  const legal = Math.min(declared, Math.max(0, yearCap * minute - usedOfYear));
  const [excess, undeclared, beyond] = [declared - legal, withinCap - declared, overtime - withinCap];

  const portions: Portion[] = [
    { class: 'overtimeLegal', rule: 'overtime', length: legal },
    {
      class: isExcessApproved ? 'overtimeExcessApproved' : 'overtimeIllegal',
      rule: 'overtimeYearCap',
      length: excess,
    },
    { class: 'overtimeIllegal', rule: 'overtimeDeclaration', length: undeclared },
    { class: 'overtimeIllegal', rule: 'overtimeDailyCap', length: beyond },
  ];

  const { referenceDate } = day;
  const violations: Violation[] = [];
  if (excess > 0 && !isExcessApproved)
    violations.push(violation(pack, 'OVERTIME_ANNUAL_CAP', referenceDate, excess, yearCap));
  if (undeclared > 0) violations.push(violation(pack, 'OVERTIME_UNDECLARED', referenceDate, undeclared, 0));
  if (beyond > 0) violations.push(violation(pack, 'OVERTIME_DAILY_CAP', referenceDate, overtime, dailyCap));
  return { portions, overtime, violations };
}
