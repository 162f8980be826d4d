import type { Id } from './item';
import type { TimelineRow } from './row';
import { groupAt, indexOfRow, type RowModel, rowAt } from './row-model';

/** The row at the top of the view, and how far its top is above the view. */
export interface Anchor {
  id: Id;
  index: number;
  offset: number;
}

/** Returns the row at the top of a view that is scrolled so far (px); undefined without rows. */
export function anchorAt(model: RowModel<TimelineRow>, top: number): Anchor | undefined {
  const index = rowAt(model, top);
  if (index < 0) return undefined;
  return { id: model.rows[index]!.id, index, offset: top - model.tops[index]! };
}

/** Whether nothing is scrolled. */
export const isAtTop = ({ index, offset }: Anchor): boolean => index === 0 && offset < 1;

/** Returns how far a new model must be scrolled (px) for a row to stay where it was. */
export function topOf(anchor: Anchor, before: RowModel<TimelineRow>, model: RowModel<TimelineRow>): number {
  const index = indexOfRow(model, anchor.id, anchor.index);
  if (index >= 0) return model.tops[index]! + Math.min(anchor.offset, model.tops[index + 1]! - model.tops[index]!);
  // The row is now inside a collapsed group, so show that group.
  const group = before.rows[groupAt(before, anchor.index)];
  const groupIndex = group ? indexOfRow(model, group.id) : -1;
  return groupIndex < 0 ? before.tops[anchor.index]! + anchor.offset : model.tops[groupIndex]!;
}
