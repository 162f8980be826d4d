import type { RefObject } from 'react';
import { headRows } from '../cursor';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import type { Drag, DragNote, NoteOf } from './drag-note';
import { boxAfter, createGhosts, laneBox } from './ghosts';
import { drawn, orderOf, resized, steps, travelOf } from './move';
import { isFarOutside, type Pointer, pixelsOf, pointOf } from './pointer';
import type { Start } from './press';
import type { EditTools } from './tools';
import type { TouchMode } from './touch';
import type { BlockControl } from './use-block';

interface Latest<R extends TimelineRow, I extends TimelineItem> {
  tools: EditTools<R, I>;
  chosen: BlockControl<R>;
  noteOf: NoteOf<R, I> | undefined;
  touch: TouchMode;
}

export interface Gesture {
  follow: (event: Pointer) => void;
  /** Carries it out, unless the pointer left the grid. */
  drop: (event: Pointer) => boolean;
  /** The pointer was released where it was pressed; whether that meant something. */
  tap: () => boolean;
  clear: () => void;
}

/** One drag from its first movement to its end; `latest` changes while it goes on. */
export function createGesture<R extends TimelineRow, I extends TimelineItem>(
  latest: RefObject<Latest<R, I>>,
  layer: HTMLElement,
  start: Start<I>,
): Gesture {
  const scroller = latest.current.tools.scroller.current!;
  const ghosts = createGhosts(layer, scroller);
  const held = start.kind === 'move' ? start.held : [];
  const order = orderOf(latest.current.tools.grid, held);
  let { rows } = latest.current.tools.grid.model;
  let change: Drag<R, I> | undefined;
  let note: DragNote | undefined;
  let shown = '';

  function show(next: Drag<R, I> | undefined, key: string, draw: () => void): void {
    if (key === shown) return;
    shown = key;
    change = next;
    note = latest.current.noteOf?.(next);
    draw();
  }

  function clear(): void {
    ghosts.clear();
    if (shown !== '') latest.current.noteOf?.(undefined);
    shown = '';
  }

  /** Others may add, remove or sort rows meanwhile; what is held would then be dropped on somebody else. */
  function isAsBefore(): boolean {
    const { rows: now } = latest.current.tools.grid.model;
    const isSame = now === rows || (now.length === rows.length && now.every(({ id }, at) => id === rows[at]!.id));
    if (isSame) rows = now;
    return isSame;
  }

  function giveUp(): void {
    change = undefined;
    clear();
  }

  function follow(event: Pointer): void {
    const { grid } = latest.current.tools;
    if (!isAsBefore()) return giveUp();
    const pixels = pixelsOf(scroller, grid, event);
    const to = pointOf(grid, pixels);
    const step = event.altKey ? steps.fine : steps.usual;
    if (start.kind === 'choose') choose(to);
    if (start.kind === 'move') move(to, step, isCopying(event, latest.current.touch));
    if (start.kind === 'resize' || start.kind === 'draw') {
      const row = grid.model.rows[start.index]!;
      const times =
        start.kind === 'resize'
          ? resized(start.item, start.edge, to.instant + start.offset, step)
          : drawn(start.from.instant, to.instant, step);
      const next: Drag<R, I> =
        start.kind === 'resize' ? { type: 'resize', item: start.item, row, ...times } : { type: 'draw', row, ...times };
      show(next, `${times.start} ${times.end}`, () => {
        const x = grid.scale.toX(times.start);
        const width = grid.scale.toX(times.end) - x;
        const item = start.kind === 'resize' ? start.item : undefined;
        const { y, height } = laneBox(grid, start.index, item);
        ghosts.draw(item ?? 'drawn', { x: grid.nameWidth + x, y, width, height }, true);
        ghosts.hold(true);
      });
    }
    const at = { inline: grid.nameWidth + pixels.inline, y: pixels.y };
    ghosts.say(note, at, pixels.inline > grid.scale.width / 2);
  }

  function move(to: ReturnType<typeof pointOf>, step: number, isCopy: boolean): void {
    if (start.kind !== 'move') return;
    const { grid } = latest.current.tools;
    const by = travelOf(grid, held, order, start.from, to, step);
    const isStill = by.people === 0 && by.days === 0 && by.time === 0;
    const after = order.places.map((place) => order.people[place + by.people]!);
    const moves = held.map(({ item }, at) => ({ item, row: grid.model.rows[after[at]!]! }));
    const next: Drag<R, I> = { type: 'move', moves, days: by.days, minutes: by.time / 60_000, isCopy };
    show(isStill ? undefined : next, `${by.people} ${by.days} ${by.time} ${isCopy}`, () => {
      for (const [at, one] of held.entries()) {
        const box = boxAfter(grid, one, after[at]!, by);
        ghosts.draw(one.item, { ...box, x: grid.nameWidth + box.x }, by.time !== 0);
      }
      ghosts.hold(!isCopy);
    });
  }

  function choose({ row, column }: { row: number; column: number }): void {
    const { tools, chosen } = latest.current;
    const { grid } = tools;
    const key = `${row} ${column}`;
    if (key === shown || grid.model.rows[row]?.kind !== 'resource') return;
    shown = key;
    chosen.extendTo({ row: headRows(grid.shape) + row, column: column + 1 }, start.at);
  }

  return {
    follow,
    drop(event) {
      if (start.kind === 'choose') return true;
      const { tools } = latest.current;
      const { grid } = tools;
      if (!isAsBefore() || isFarOutside(scroller, grid, tools.stuckHeight, event)) return true;
      if (change) tools.onCommand(change);
      return true;
    },
    tap() {
      const { chosen } = latest.current;
      if (start.isToggle) chosen.toggle(start.at);
      else if (start.isShift) chosen.extendTo(start.at);
      else chosen.collapse();
      return start.isShift || start.isToggle;
    },
    clear,
  };
}

const isCopying = ({ pointerType, shiftKey, ctrlKey, metaKey }: Pointer, { copies }: TouchMode): boolean =>
  pointerType === 'touch' ? copies : shiftKey || ctrlKey || metaKey;
