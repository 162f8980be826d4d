import type { Contract, DayLimits, FindingKind, RulePack } from '@horae/working-time';

export type Severity = 'low' | 'medium' | 'high';

/** What a finding may cost: euros for each person concerned, and the rule that says so. */
export interface Risk {
  fine: number;
  source: string;
}

interface Weight {
  severity: Severity;
  risk: Risk | null;
}

const unmatched: Risk = { fine: 10_500, source: 'Law 4808/2021 art. 74, law 5053/2023' };
const wrongTimes: Risk = { fine: 3000, source: 'Law 4808/2021 art. 74' };
const high = (risk: Risk | null): Weight => ({ severity: 'high', risk });
const medium = (risk: Risk | null): Weight => ({ severity: 'medium', risk });
const low: Weight = { severity: 'low', risk: null };

/** In the order in which the inbox has them: the gravest first and, among those, the dearest. */
const weights: Record<FindingKind, Weight> = {
  workedOnRestDay: high(unmatched),
  workedUndeclared: high(unmatched),
  overtimeNotDeclared: high(unmatched),
  declaredNobodyCame: high(wrongTimes),
  trainingAsRest: high(wrongTimes),
  missingOut: high(wrongTimes),
  missingIn: high(wrongTimes),
  unclear: high(wrongTimes),
  restBreached: high(null),
  noPunch: high(null),
  overlap: medium(unmatched),
  layersDiffer: medium(wrongTimes),
  noPlan: medium(null),
  late: medium(null),
  early: medium(null),
  long: low,
  short: low,
};

export const kindsByWeight = Object.keys(weights) as FindingKind[];

/** Days after its own day within which a finding should be looked at. */
const daysToLook: Record<Severity, number> = { high: 1, medium: 3, low: 7 };

export const severityOf = (kind: FindingKind): Severity => weights[kind].severity;

export const riskOf = (kind: FindingKind): Risk | null => weights[kind].risk;

export const daysDue = (kind: FindingKind): number => daysToLook[severityOf(kind)];

/** Law 4093/2012 IA.14, directive 2003/88/EC art. 3. */
const usualRest = 660;

/** The daily limits of law and agreements, with the usual limits where a country's pack has none. */
export function dayLimits({ dailyRest = usualRest, minorU16, minorU18 }: RulePack, kind: Contract['kind']): DayLimits {
  const ofMinor = kind === 'minor' ? minorU16 : kind === 'youth' ? minorU18 : undefined;
  return { dailyRest: ofMinor?.rest ?? dailyRest };
}
