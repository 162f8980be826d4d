import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import { planFindingKinds } from '@horae/contract/scheduling/roster-checks.contract';
import { type Finding, findingOf } from '../../model/findings.rules';

interface Checks {
  findingsOf: ReadonlyMap<number, readonly Finding[]>;
  adviceOf: ReadonlyMap<number, readonly Finding[]>;
}

const isOfPlan = ({ code }: Finding) => planFindingKinds.some((kind) => kind === code);

/** The findings and the advice of a calendar; where somebody has drafts, those of the plan with its drafts. */
export function checksWithDrafts<C extends Checks>(checks: C, { checked, findings }: PlanState): C {
  if (checked.length === 0 && checks.adviceOf.size === 0) return checks;
  const findingsOf = new Map(checks.findingsOf);
  for (const [employee, advice] of checks.adviceOf)
    findingsOf.set(employee, [...(findingsOf.get(employee) ?? []), ...advice]);
  for (const employee of checked) {
    const others = (checks.findingsOf.get(employee) ?? []).filter((finding) => !isOfPlan(finding));
    const own = findings.filter(({ employeeId }) => employeeId === employee).map(findingOf);
    findingsOf.set(employee, [...others, ...own]);
  }
  return { ...checks, findingsOf };
}

/** The findings of the plan on a day of a person. */
export const findingsOn = (
  { findingsOf }: Pick<Checks, 'findingsOf'>,
  employee: number,
  date: string,
): readonly Finding[] =>
  (findingsOf.get(employee) ?? []).filter((finding) => isOfPlan(finding) && finding.date === date);

/** Every finding of the plan in reading order: by day, then person. */
export function planFindings(
  { findingsOf }: Pick<Checks, 'findingsOf'>,
  first: string,
  last: string,
): { employee: number; date: string }[] {
  const found = [...findingsOf].flatMap(([employee, own]) =>
    own
      .filter((finding) => isOfPlan(finding) && first <= finding.date && finding.date <= last)
      .map(({ date }) => ({ employee, date })),
  );
  return found.sort((a, b) => a.date.localeCompare(b.date) || a.employee - b.employee);
}
