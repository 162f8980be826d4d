import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';

/** How many days a change reaches before and after it: the rest, days in a row, the rest after a Sunday. */
export const reachOfChange = 16;

/** Overtime is found from nine tenths of its limit on, and against the law only beyond it. */
export const isUnlawful = ({ kind, measured, limit }: CheckFinding): boolean =>
  kind !== 'planOvertimeYear' || (measured ?? 0) > (limit ?? Number.POSITIVE_INFINITY);

/** The findings against the law that were not there before, or are worse than they were. */
export function newlyUnlawful(before: readonly CheckFinding[], after: readonly CheckFinding[]): CheckFinding[] {
  const found = new Map(before.map((finding) => [keyOf(finding), finding]));
  return after.filter((finding) => isUnlawful(finding) && isWorse(finding, found.get(keyOf(finding))));
}

const keyOf = ({ employeeId, day, kind }: CheckFinding): string => `${employeeId} ${day} ${kind}`;

/** Some limits are a least, like a rest, others a most. */
function isWorse({ measured, limit }: CheckFinding, before: CheckFinding | undefined): boolean {
  if (!before) return true;
  if (measured === null || limit === null || before.measured === null) return false;
  return measured < limit ? measured < before.measured : measured > before.measured;
}
