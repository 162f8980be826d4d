import { createRef, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { BodyRow } from './body-row';
import { orderChildren } from './dom-order';
import type { Drawing } from './drawing';
import type { Id, TimelineItem } from './item';
import type { TimelineRow } from './row';
import type { RowModel } from './row-model';
import { createSlotAllocator } from './slots';

interface BodyProps<R extends TimelineRow, I extends TimelineItem> {
  drawing: Drawing<R, I>;
  /** For the row with the tab stop, which is drawn in full even during fast scrolling. */
  calm: Drawing<R, I>;
  model: RowModel<R>;
  /** Indices of the rows to draw, in ascending order. */
  drawn: readonly number[];
  collapsed: ReadonlySet<Id>;
  /** The number of grid rows above the first one here. */
  rowsBefore: number;
  /** px. */
  minHeight: number;
  activeIndex: number;
  activeColumn: number;
  activeItem: Id | undefined;
}

/**
 * The rows on screen. React renders them by slot, in an order that never changes, so it moves no elements; the effect
 * moves the few that were reassigned to another row to the right place among their siblings and positions every row.
 */
export function Body<R extends TimelineRow, I extends TimelineItem>(props: BodyProps<R, I>) {
  const { drawing, calm, model, drawn, collapsed, activeIndex, rowsBefore } = props;
  const container = useRef<HTMLDivElement>(null);
  const tops = useRef(new WeakMap<Element, number>());
  const [allocator] = useState(createSlotAllocator);
  const [elements] = useState<RefObject<HTMLDivElement | null>[]>(() => []);
  const slots = allocator.assign(drawn.map((index) => model.rows[index]!.id));

  const bySlot: ReactNode[] = [];
  for (const [i, index] of drawn.entries()) {
    const row = model.rows[index]!;
    const slot = slots[i]!;
    const isActive = index === activeIndex;
    elements[slot] ??= createRef();
    bySlot[slot] = (
      <BodyRow
        key={slot}
        ref={elements[slot]}
        drawing={isActive ? calm : drawing}
        row={row}
        items={drawing.store.itemsOf(row.id)}
        ariaIndex={rowsBefore + index + 1}
        height={model.tops[index + 1]! - model.tops[index]!}
        expanded={!collapsed.has(row.id)}
        activeColumn={isActive ? props.activeColumn : -1}
        activeItem={isActive ? props.activeItem : undefined}
      />
    );
  }

  useLayoutEffect(() => {
    const order = slots.map((slot) => elements[slot]!.current!);
    const focused = order.findIndex((element) => element.contains(document.activeElement));
    orderChildren(container.current!, order, focused);
    for (const [i, element] of order.entries()) {
      const top = model.tops[drawn[i]!]!;
      if (tops.current.get(element) === top) continue;
      element.style.transform = `translateY(${top}px)`;
      tops.current.set(element, top);
    }
  });

  return (
    <div
      ref={container}
      role="rowgroup"
      className="tl-body"
      style={{ height: Math.max(model.height, props.minHeight) }}
    >
      {bySlot}
    </div>
  );
}
