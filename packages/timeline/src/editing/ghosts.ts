import type { Grid } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import { layoutOf, type PlacedItem } from '../row-layout';
import type { DragNote } from './drag-note';
import type { Held, Travel } from './move';
import type { Pixels } from './pointer';

/** A ghost in px from the block start of the rows and the inline start of the time area. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws what is dragged into a layer above the rows, without rendering anything. */
export function createGhosts(layer: HTMLElement, scroller: HTMLElement) {
  const note = document.createElement('div');
  note.className = 'tl-drag-note';
  const copies = new Map<TimelineItem | string, HTMLElement>();
  const bars: HTMLElement[] = [];

  function ghostOf(key: TimelineItem | string): HTMLElement {
    const known = copies.get(key);
    if (known) return known;
    const bar =
      typeof key === 'string'
        ? undefined
        : scroller.querySelector<HTMLElement>(`.tl-body [data-item="${CSS.escape(String(key.id))}"]`);
    const ghost = (bar?.cloneNode(true) as HTMLElement | undefined) ?? document.createElement('div');
    for (const name of ['data-item', 'role', 'tabindex', 'aria-label', 'aria-roledescription']) {
      ghost.removeAttribute(name);
    }
    ghost.classList.add('tl-bar', 'tl-ghost');
    if (bar) bars.push(bar);
    copies.set(key, ghost);
    layer.append(ghost);
    return ghost;
  }

  return {
    /** `isRetimed`: its text is no longer true. */
    draw(key: TimelineItem | string, { x, y, width, height }: Box, isRetimed: boolean): void {
      const ghost = ghostOf(key);
      if (isRetimed) ghost.replaceChildren();
      Object.assign(ghost.style, {
        insetInlineStart: `${x}px`,
        insetBlockStart: `${y}px`,
        inlineSize: `${width}px`,
        blockSize: `${height}px`,
      });
    },
    /** Whether the bars themselves are on their way, rather than copies of them. */
    hold(isHeld: boolean): void {
      for (const bar of bars) bar.toggleAttribute('data-held', isHeld);
    },
    // Hidden rather than removed: where rules use `:has()`, an element that comes or goes costs the styles of the page.
    say(said: DragNote | undefined, at: Pixels, isFarOut: boolean): void {
      note.hidden = !said;
      if (!said) return;
      note.textContent = said.text;
      note.dataset['tone'] = said.tone;
      note.style.insetInlineStart = `${at.inline}px`;
      note.style.insetBlockStart = `${at.y + 18}px`;
      note.toggleAttribute('data-before', isFarOut);
      if (!note.isConnected) layer.append(note);
    },
    clear(): void {
      for (const bar of bars.splice(0)) bar.removeAttribute('data-held');
      copies.clear();
      layer.replaceChildren();
    },
  };
}

const placedIn = <R extends TimelineRow, I extends TimelineItem>(
  { model, scale, store }: Grid<R, I>,
  index: number,
  item: I,
): PlacedItem<I> | undefined =>
  layoutOf(store.itemsOf(model.rows[index]!.id), scale, store.longest())
    .cells.flat()
    .find((one) => one.item.id === item.id);

/** The lane of an item on its row, or the uppermost one. */
export function laneBox<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  index: number,
  item: I | undefined,
  to = index,
): Pick<Box, 'y' | 'height'> {
  const { rowPadding, barHeight, barGap } = grid.metrics;
  const lane = (item && placedIn(grid, index, item)?.lane) ?? 0;
  return { y: grid.model.tops[to]! + rowPadding + lane * (barHeight + barGap), height: barHeight };
}

/** Where an item would be drawn after a journey. */
export function boxAfter<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  { item, index }: Held<I>,
  to: number,
  { days, time }: Pick<Travel, 'days' | 'time'>,
): Box {
  const { scale } = grid;
  const placed = placedIn(grid, index, item);
  const lane = laneBox(grid, index, item, to);
  if (placed && time === 0) return { ...lane, x: placed.x + days * scale.columnWidth, width: placed.width };
  const x = scale.toX(item.start + time);
  return { ...lane, x, width: scale.toX(item.end + time) - x };
}
