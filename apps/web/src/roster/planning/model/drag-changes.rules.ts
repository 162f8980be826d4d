import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { Command } from '@horae/timeline';
import type { ShiftBar } from '../../model/bars.rules';
import type { LocalDays } from '../../model/local-days.rules';
import type { GridRow } from '../../model/rows.rules';
import { drawItem, moveItems, retimeItem, type Taken } from './plan-items.rules';
import type { PlanNow } from './plan-now.rules';

export type Drag = Extract<Command<GridRow, ShiftBar>, { type: 'move' | 'resize' | 'draw' }>;

/** The changes that a drag comes to. */
export function changesOfDrag(now: PlanNow, drag: Drag, days: LocalDays): PlanChange[] {
  if (drag.type === 'move') {
    const moved = drag.moves.flatMap(({ item, row }) =>
      row.kind === 'resource' ? [{ ...takenOf(item), to: row.id }] : [],
    );
    return moveItems(now, { ...drag, moved }, days);
  }
  const { row, start, end } = drag;
  if (row.kind !== 'resource') return [];
  if (drag.type === 'draw') return drawItem(now, { employee: row.id, start, end }, days);
  return retimeItem(now, takenOf(drag.item), { start, end, to: row.id, isCopy: drag.isCopy ?? false }, days);
}

const takenOf = ({ id, resourceId, start, end }: ShiftBar): Taken => ({ id, from: resourceId, start, end });
