import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';

/** How many days a change reaches before and after it: the rest, days in a row, the rest after a Sunday. */
export const reachOfChange = 16;

/** Whether a finding asks for a reason: the law, or what the hotel decided, is against it. */
export const isUnlawful = ({ grade }: CheckFinding): boolean => grade !== 'advice';

/** The findings against the law that were not there before, or are worse than they were. */
export function newlyUnlawful(before: readonly CheckFinding[], after: readonly CheckFinding[]): CheckFinding[] {
  const found = new Map(before.map((finding) => [keyOf(finding), finding]));
  return after.filter((finding) => isUnlawful(finding) && isWorse(finding, found.get(keyOf(finding))));
}

const keyOf = ({ employeeId, day, kind, skill = '', wish = '', otherHotel }: CheckFinding): string =>
  `${employeeId} ${day} ${kind} ${skill} ${wish} ${otherHotel?.isNext ?? ''}`;

/** Some limits are a least, like a rest, others a most. */
function isWorse({ measured, limit }: CheckFinding, before: CheckFinding | undefined): boolean {
  if (!before) return true;
  if (measured === null || limit === null || before.measured === null) return false;
  return measured < limit ? measured < before.measured : measured > before.measured;
}
