import { createRef, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { BodyRow, type BodyRowProps } from './body-row';
import { orderChildren } from './dom-order';
import type { Id, TimelineItem } from './item';
import type { ItemStore } from './item-store';
import type { TimelineRow } from './row';
import type { RowModel } from './row-model';
import { createSlotAllocator } from './slots';

type Shared<R extends TimelineRow, I extends TimelineItem> = Pick<
  BodyRowProps<R, I>,
  'scale' | 'view' | 'metrics' | 'measure' | 'nameWidth' | 'hasTotal'
>;

interface BodyProps<R extends TimelineRow, I extends TimelineItem> extends Shared<R, I> {
  model: RowModel<R>;
  /** Indices of the rows to draw, ascending. */
  drawn: readonly number[];
  store: ItemStore<I>;
  collapsed: ReadonlySet<Id>;
  /** Rows of the grid above the first one here. */
  rowsBefore: number;
  minHeight: number;
  activeIndex: number;
  activeColumn: number;
  activeItem: Id | undefined;
}

/**
 * The rows on screen. React sees them by slot, in an order that never changes, so it moves no element; the effect puts
 * the few that took over another row in their place among the siblings and sets where every row lies.
 */
export function Body<R extends TimelineRow, I extends TimelineItem>(props: BodyProps<R, I>) {
  const { model, drawn, store, collapsed, activeIndex, rowsBefore } = props;
  const { scale, view, metrics, measure, nameWidth, hasTotal } = props;
  const container = useRef<HTMLDivElement>(null);
  const [allocator] = useState(createSlotAllocator);
  const [elements] = useState<RefObject<HTMLDivElement | null>[]>(() => []);
  const slots = allocator.assign(drawn.map((index) => model.rows[index]!.id));

  const bySlot: React.ReactNode[] = [];
  drawn.forEach((index, i) => {
    const row = model.rows[index]!;
    const slot = slots[i]!;
    elements[slot] ??= createRef();
    const isActive = index === activeIndex;
    bySlot[slot] = (
      <BodyRow
        key={slot}
        element={elements[slot]}
        row={row}
        ariaIndex={rowsBefore + index + 1}
        height={model.tops[index + 1]! - model.tops[index]!}
        expanded={!collapsed.has(row.id)}
        items={store.itemsOf(row.id)}
        longest={store.longest()}
        scale={scale}
        view={view}
        metrics={metrics}
        measure={measure}
        nameWidth={nameWidth}
        hasTotal={hasTotal}
        activeColumn={isActive ? props.activeColumn : -1}
        activeItem={isActive ? props.activeItem : undefined}
      />
    );
  });

  const placed = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const order = slots.map((slot) => elements[slot]!.current!);
    const before = placed.current;
    const now = new Map<Element, number>();
    const focused = order.findIndex((element) => element.contains(document.activeElement));
    orderChildren(container.current!, order, focused);
    order.forEach((element, i) => {
      const top = model.tops[drawn[i]!]!;
      if (before.get(element) !== top) element.style.transform = `translateY(${top}px)`;
      now.set(element, top);
    });
    placed.current = now;
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
