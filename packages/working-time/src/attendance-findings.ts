import { clockFindings } from './clock-findings';
import type { AttendanceFacts, Finding } from './finding';
import { layerFindings } from './layer-findings';
import { planFindings } from './plan-findings';

/**
 * Everything that plan, clock and declaration of one employee do not agree on, in order of day. Only compares: it
 * invents no time, and what it proposes is taken from the plan for a person to accept. Sessions come in order, each
 * with the planned shift that `pairPunches` found; minutes are elapsed ones, with fractions where punches have seconds.
 */
export function attendanceFindings(facts: AttendanceFacts): Finding[] {
  return [...planFindings(facts), ...clockFindings(facts), ...layerFindings(facts)].sort(
    (a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind) || a.subject.localeCompare(b.subject),
  );
}
