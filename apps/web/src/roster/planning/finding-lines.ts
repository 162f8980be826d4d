import { findingOf } from '../model/findings.rules';
import { shortDay } from '../texts/day-texts';
import { findingText } from '../texts/shift-texts';
import type { NewFinding } from './model/plan-check.rules';
import { planningWords } from './planning.words';

/** More would hide the plan. */
const most = 3;

const gravity = ({ grade }: NewFinding): number => (grade === 'against' ? 0 : 1);

/** What a change would make wrong, a line each, in the words of the checks; advice comes last. */
export function findingLines(found: readonly NewFinding[]): string[] {
  const lines = found
    .toSorted((a, b) => gravity(a) - gravity(b))
    .slice(0, most)
    .map((finding) => `${shortDay(finding.day)}: ${findingText(findingOf(finding))}`);
  const rest = found.length - lines.length;
  return rest > 0 ? [...lines, planningWords.say('drag.more', { count: rest })] : lines;
}
