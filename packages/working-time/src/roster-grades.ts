import type { RosterAdviceKind, RosterFacts, RosterFinding, Ungraded } from './roster-facts';
import { rosterAdviceKinds } from './roster-facts';

const isAdviceKind = (kind: string): kind is RosterAdviceKind => rosterAdviceKinds.some((advice) => advice === kind);

/**
 * Gives findings their grade on their day: what is against the law stays so, what is advice is what the hotel decided.
 * Overtime of a year is against the law beyond its limit, and advice while it only comes near it.
 */
export function graded({ limitsOn }: Pick<RosterFacts, 'limitsOn'>, found: readonly Ungraded[]): RosterFinding[] {
  return found.flatMap((finding) => {
    const { kind, day, measured, limit } = finding;
    if (kind === 'planOvertimeYear')
      return [{ ...finding, grade: measured > (limit ?? Number.POSITIVE_INFINITY) ? 'against' : 'advice' }];
    if (!isAdviceKind(kind)) return [{ ...finding, grade: 'against' }];
    const grade = limitsOn(day)?.grades?.[kind] ?? 'advice';
    return grade === 'off' ? [] : [{ ...finding, grade }];
  });
}
