import { clockFindings } from './clock-findings';
import type { AttendanceFacts, Finding } from './finding';
import { layerFindings } from './layer-findings';
import { planFindings } from './plan-findings';

/**
 * Returns every disagreement between plan, clock and declaration of one employee, sorted by day. It only compares: it
 * never invents time, and each proposal is taken from the plan for a person to accept. Sessions must be sorted by
 * start, each with the planned shift that `pairPunches` found. Minutes are elapsed minutes, with fractions where
 * punches have seconds.
 */
export function attendanceFindings(facts: AttendanceFacts): Finding[] {
  return [...planFindings(facts), ...clockFindings(facts), ...layerFindings(facts)].sort(
    (a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind) || a.subject.localeCompare(b.subject),
  );
}
