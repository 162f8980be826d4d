import type { RosterFacts } from './roster-facts';
import type { RosterFinding, Ungraded } from './roster-finding';
import type { RosterAdviceKind } from './roster-finding-kinds';
import { rosterAdviceKinds } from './roster-finding-kinds';

const isAdviceKind = (kind: string): kind is RosterAdviceKind => rosterAdviceKinds.some((advice) => advice === kind);

/**
 * Gives findings their grade on their day, and the law that their rule comes from: what is against the law stays so, what is advice is what the hotel decided.
 * Overtime of a year is against the law beyond its limit, and advice while it only comes near it.
 */
export function graded(
  { limitsOn, lawsOn }: Pick<RosterFacts, 'limitsOn' | 'lawsOn'>,
  found: readonly Ungraded[],
): RosterFinding[] {
  return found.flatMap((ungraded) => {
    const { kind, day, measured, limit } = ungraded;
    const law = lawsOn?.(day)?.[kind];
    const finding = law === undefined ? ungraded : { ...ungraded, law };
    if (kind === 'planOvertimeYear')
      return [{ ...finding, grade: measured > (limit ?? Number.POSITIVE_INFINITY) ? 'against' : 'advice' }];
    if (!isAdviceKind(kind)) return [{ ...finding, grade: 'against' }];
    const grade = limitsOn(day)?.grades?.[kind] ?? 'advice';
    return grade === 'off' ? [] : [{ ...finding, grade }];
  });
}
