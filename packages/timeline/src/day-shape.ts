import type { TimelineItem } from './item';
import type { Scale } from './scale';

/** The stretches of a day that items take, in px from the start of the column. */
export type DayShape<I extends TimelineItem> = readonly { item: I; x: number; width: number }[];

const narrowest = 2;

/** Returns the shape of every day; an item that runs over midnight is part of both days. */
export function shapesOf<I extends TimelineItem>(places: readonly { item: I }[], scale: Scale): DayShape<I>[] {
  const shapes: { item: I; x: number; width: number }[][] = scale.columns.map(() => []);
  for (const { item } of places) {
    if (item.allDay) continue;
    const last = scale.columnOf(item.end - 1);
    for (let index = scale.columnOf(item.start); index <= last; index++) {
      const column = scale.columns[index]!;
      const from = scale.toX(Math.max(item.start, column.start)) - column.x;
      const until = item.end >= column.end ? scale.columnWidth : scale.toX(item.end) - column.x;
      shapes[index]!.push({ item, x: from, width: Math.max(narrowest, until - from) });
    }
  }
  return shapes;
}
