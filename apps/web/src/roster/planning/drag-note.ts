import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { DragNote } from '@horae/timeline/editing';
import type { DayRange } from '../model/day-range.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import { contractDifference } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { shortDay } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import { clashText } from './clash-text';
import { findingLines } from './finding-lines';
import { itemTitle } from './item-texts';
import type { Drag } from './model/drag-changes.rules';
import { clashOfDrag } from './model/drag-clash.rules';
import { newFindings } from './model/plan-check.rules';
import type { PlanNow } from './model/plan-now.rules';
import { plannedMinutes } from './model/planned-minutes.rules';
import { planningWords } from './planning.words';

export interface Known {
  now: PlanNow;
  drafts: readonly PlanDraft[];
  /** Undefined until they are loaded. */
  rules: PlanRules | undefined;
  rows: readonly GridRow[];
  days: LocalDays;
  range: DayRange;
}

/** What a drag would do by its changes, and why it cannot be. */
export function dragNote(drag: Drag, changes: readonly PlanChange[], known: Known): DragNote | undefined {
  const { now, drafts, rules, rows, days } = known;
  const { say } = planningWords;
  // After those that were taken hold of come the days off that give way.
  const held = changes.slice(0, drag.type === 'move' ? drag.moves.length : 1);
  const placed = held.flatMap(({ item }) => item ?? []);
  const [first] = placed;
  if (!first) return undefined;
  const person = rows.find((row) => row.kind === 'resource' && row.id === first.employeeId) as EmployeeRow | undefined;
  const name = person?.resource.title ?? '';
  const isCopy = drag.type !== 'draw' && drag.isCopy;
  const moved =
    placed.length === 1
      ? [name, shortDay(first.start.slice(0, 10)), itemTitle(first)].join(' · ')
      : say('drag.many', { count: placed.length });
  const what = isCopy ? say('drag.copy', { what: moved }) : moved;
  const clash = clashOfDrag(now, changes, days.zone);
  if (!clash) {
    const found = rules ? newFindings({ rules, drafts, zone: days.zone }, changes) : [];
    const lines = [what, person && hoursAfter(person, changes, known), ...findingLines(found)];
    return {
      text: lines.filter(Boolean).join('\n'),
      tone: found.some(({ grade }) => grade === 'against') ? 'warning' : 'plain',
    };
  }
  return { text: `${what}\n${clashText(clash, days)}`, tone: 'fault' };
}

/** The hours that a person then has on the days on screen, beside those of the contract; empty while unknown. */
function hoursAfter({ id, resource }: EmployeeRow, changes: readonly PlanChange[], known: Known): string {
  const minutes = plannedMinutes(id, known, changes);
  if (minutes === null) return '';
  const difference = contractDifference(minutes, resource.weeklyHours, known.range.dates.length);
  if (difference === null) return '';
  const contract = hoursCell(minutes - difference, rosterWords.say);
  return planningWords.say('count.ofContract', { hours: hoursCell(minutes, rosterWords.say), contract });
}
