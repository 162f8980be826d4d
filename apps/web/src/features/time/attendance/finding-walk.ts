import type { FindingRow } from '@horae/contract/time/finding-rows';

export interface FindingWalk {
  /** From 1; 0 where the finding is not in the list. */
  at: number;
  previous: FindingRow | undefined;
  next: FindingRow | undefined;
}

/** Where a finding stands in the list, and its neighbours. */
export function findingWalk(findings: readonly FindingRow[], shown: number | undefined): FindingWalk {
  const at = findings.findIndex(({ id }) => id === shown);
  if (at < 0) return { at: 0, previous: undefined, next: undefined };
  return { at: at + 1, previous: findings[at - 1], next: findings[at + 1] };
}

/** The finding to go on with once the shown one is decided: the next that may be decided, else the last before it. */
export function findingAfter(findings: readonly FindingRow[], shown: number): FindingRow | undefined {
  const at = findings.findIndex(({ id }) => id === shown);
  const isOpen = ({ id, isOwn, state }: FindingRow) => id !== shown && !isOwn && state === 'open';
  return findings.slice(at + 1).find(isOpen) ?? findings.slice(0, Math.max(at, 0)).findLast(isOpen);
}
