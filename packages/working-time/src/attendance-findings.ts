import { clockFindings } from './clock-findings';
import type { AttendanceFacts, Finding } from './finding';
import { layerFindings } from './layer-findings';
import { planFindings } from './plan-findings';

/**
 * Returns every disagreement between plan, clock and declaration of one employee, sorted by day. It only compares: it
 * never invents time, and each proposal is taken from the plan for a person to accept. Sessions must be sorted by
 * start, each with the planned shift that `pairPunches` found. Minutes are elapsed minutes, with fractions where
 * punches have seconds. Overtime is not judged here: it depends on the whole week (`classifyWeek`).
 */
export function attendanceFindings(facts: AttendanceFacts): Finding[] {
  const ofDays = layerFindings(facts);
  const others = [...planFindings(facts), ...clockFindings(facts)].filter(
    (finding) => !ofDays.some((dearer) => saysMore(dearer, finding)),
  );
  return [...ofDays, ...others].sort(
    (a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind) || a.subject.localeCompare(b.subject),
  );
}

/** Work that the state knows nothing of is one fault, whether or not somebody had planned it. */
function saysMore(dearer: Finding, { day, kind }: Finding): boolean {
  if (dearer.day !== day || (kind !== 'noPlan' && kind !== 'overlap')) return false;
  return dearer.kind === 'workedOnRestDay' || dearer.kind === 'workedUndeclared';
}
