import type { PlanDraft, PlanRules } from '@horae/contract/scheduling/planning.contract';
import type { DragNote } from '@horae/timeline/editing';
import type { LocalDays } from '../model/local-days.rules';
import type { GridRow } from '../model/rows.rules';
import { shortDay } from '../texts/day-texts';
import { findingLines } from './finding-lines';
import { itemTitle } from './item-texts';
import { awayOf } from './model/day-text.rules';
import { changesOfDrag, type Drag } from './model/drag-changes.rules';
import { clashOfDrag } from './model/drag-clash.rules';
import { newFindings } from './model/plan-check.rules';
import type { PlanNow } from './model/plan-now.rules';
import { planningWords } from './planning.words';

export interface Known {
  now: PlanNow;
  drafts: readonly PlanDraft[];
  /** Undefined until they are loaded. */
  rules: PlanRules | undefined;
  rows: readonly GridRow[];
  days: LocalDays;
}

/** What a drag would do, and why it cannot be. */
export function dragNote(drag: Drag, { now, drafts, rules, rows, days }: Known): DragNote | undefined {
  const { say } = planningWords;
  const changes = changesOfDrag(now, drag, days);
  // After those that were taken hold of come the days off that give way.
  const held = changes.slice(0, drag.type === 'move' ? drag.moves.length : 1);
  const placed = held.flatMap(({ item }) => item ?? []);
  const [first] = placed;
  if (!first) return undefined;
  const person = rows.find((row) => row.kind === 'resource' && row.id === first.employeeId);
  const name = person?.kind === 'resource' ? person.resource.title : '';
  const what =
    placed.length === 1
      ? [name, shortDay(first.start.slice(0, 10)), itemTitle(first)].join(' · ')
      : say('drag.many', { count: placed.length });
  const clash = clashOfDrag(now, changes, days.zone);
  if (!clash) {
    const found = rules ? newFindings({ rules, drafts, zone: days.zone }, changes) : [];
    if (found.length === 0) return { text: what, tone: 'plain' };
    return { text: [what, ...findingLines(found)].join('\n'), tone: 'warning' };
  }
  const { with: other, kind } = clash;
  const times = `${days.clock(other.start)}–${days.clock(other.end)}`;
  const why = kind === 'leave' || awayOf(other.typeOfShift) ? say('drag.away') : say('drag.works', { times });
  return { text: `${what}\n${why}`, tone: 'fault' };
}
