import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Drawing } from './drawing';
import type { Id, TimelineItem } from './item';
import type { TimelineRow } from './row';
import { groupAfter, groupAt, type RowModel, rowAt } from './row-model';

export interface OverlayHandle {
  /** Shows the group of the row at `top` px, pushed up by the next group. */
  follow(top: number): void;
}

interface GroupOverlayProps<R extends TimelineRow, I extends TimelineItem> {
  handle: RefObject<OverlayHandle | null>;
  drawing: Drawing<R, I>;
  model: RowModel<R>;
  collapsed: ReadonlySet<Id>;
}

const nothing: readonly never[] = [];

/** The one sticky group header: a copy of the row, hidden from assistive technology and never focused. */
export function GroupOverlay<R extends TimelineRow, I extends TimelineItem>({
  handle,
  drawing,
  model,
  collapsed,
}: GroupOverlayProps<R, I>) {
  const { scale, view, metrics, hasTotal } = drawing;
  const [index, setIndex] = useState(-1);
  const element = useRef<HTMLDivElement>(null);
  const latestTop = useRef(0);
  const row = model.rows[index];

  function push(): void {
    const next = groupAfter(model, index);
    const pushed = next < 0 ? 0 : Math.min(0, model.tops[next]! - latestTop.current - metrics.groupHeight);
    if (element.current) element.current.style.transform = `translateY(${pushed}px)`;
  }

  useImperativeHandle(handle, () => ({
    follow(top) {
      const group = groupAt(model, rowAt(model, top));
      latestTop.current = top;
      setIndex(group >= 0 && model.tops[group]! < top ? group : -1);
      push();
    },
  }));
  useLayoutEffect(push);

  if (row?.kind !== 'group') return null;
  const own = view.className?.(row);
  return (
    <div className="tl-overlay" aria-hidden="true">
      <div
        ref={element}
        className={`tl-row tl-group${own ? ` ${own}` : ''}`}
        data-group={index}
        data-expanded={!collapsed.has(row.id)}
        style={{ height: metrics.groupHeight }}
      >
        <div className="tl-name">
          <span className="tl-twisty" />
          {view.header(row)}
        </div>
        {scale.columns.map((column) => (
          <div key={column.index} className="tl-cell">
            {view.cell?.(row, column, nothing)}
          </div>
        ))}
        {hasTotal && <div className="tl-total">{view.total?.(row, nothing)}</div>}
      </div>
    </div>
  );
}
