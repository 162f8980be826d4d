import type { OnDutyRow } from '@horae/contract/declarations/on-duty-rows';
import { type DeclaredPart, isStretch } from './declared';

type Stretch = DeclaredPart & { start: number; end: number };

/** Somebody may clock in this many seconds before the declared beginning. */
const early = 4 * 3600;

/**
 * The declared stretch that somebody who clocked in at a second works on: of those that had not ended yet, the one whose
 * beginning is nearest. Undefined if nothing is declared for that time.
 */
export function stretchOf(since: number, parts: readonly DeclaredPart[]): Stretch | undefined {
  const apart = ({ start }: Stretch) => Math.abs(start - since);
  return parts
    .filter(isStretch)
    .filter(({ start, end }) => since < end && since >= start - early)
    .toSorted((one, other) => apart(one) - apart(other))[0];
}

/** Who is missing and whose work is not declared comes first, then cards that a person has to look at; then by name. */
export const byUrgency = (people: readonly OnDutyRow[]): OnDutyRow[] =>
  people.toSorted((one, other) => urgency(one) - urgency(other) || one.name.localeCompare(other.name, 'el'));

function urgency({ isMissing, isUndeclared, card }: Pick<OnDutyRow, 'isMissing' | 'isUndeclared' | 'card'>): number {
  if (isMissing || isUndeclared) return 0;
  return card === 'refused' || card === 'none' ? 1 : 2;
}
