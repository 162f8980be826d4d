import type { DayLimits, FindingKind, RulePack } from '@horae/working-time';

export type Severity = 'low' | 'medium' | 'high';

const severities: Record<FindingKind, Severity> = {
  late: 'medium',
  early: 'medium',
  short: 'low',
  long: 'low',
  missingIn: 'high',
  unclear: 'high',
  missingOut: 'high',
  noPlan: 'medium',
  noPunch: 'high',
  overlap: 'medium',
  restBreached: 'high',
  overtimeNotDeclared: 'high',
  layersDiffer: 'medium',
};

/** Days after its own day within which a finding should be looked at. */
const daysToLook: Record<Severity, number> = { high: 1, medium: 3, low: 7 };

export const severityOf = (kind: FindingKind): Severity => severities[kind];

export const daysDue = (kind: FindingKind): number => daysToLook[severities[kind]];

/** The statutory day of the five-day week is nine hours, of the six-day week eight (law 4808/2021 art. 58). */
const usualStatutory = (daysPerWeek: number): number => (daysPerWeek === 6 ? 480 : 540);

/** Law 4093/2012 IA.14, directive 2003/88/EC art. 3. */
const usualRest = 660;

/** The daily limits of law and agreements, with the usual limits where a country's pack has none. */
export function dayLimits(pack: RulePack, daysPerWeek: number): DayLimits {
  const norms = daysPerWeek === 6 ? pack.six : pack.five;
  return {
    dailyRest: pack.dailyRest ?? usualRest,
    dailyStatutory: norms?.dailyStatutory ?? usualStatutory(daysPerWeek),
  };
}
