import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Days } from '../command';
import type { Position } from '../cursor';
import { cursorAt, positionOf } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import { type Block, blockBetween, daysAt, daysIn, isDay, isSamePosition, positionsIn } from './block';
import { markCells } from './mark-cells';
import { positionsOf, type Spot } from './spots';
import type { EditTools } from './tools';

export interface BlockControl<R extends TimelineRow> {
  /** Undefined unless several cells are chosen that lie together. */
  block: Block | undefined;
  /** Whether more is chosen than the focused cell. */
  isSeveral: boolean;
  /** The positions of what is chosen; none unless it is more than the focused cell. */
  chosen: () => readonly Position[];
  /** The chosen days: single ones, those of the block, else that of the focused cell. */
  days: Days<R> | undefined;
  /** Extends the block to a cell, from the focused cell if there is none. */
  extendTo: (to: Position, from?: Position) => void;
  /** Adds a cell to what is chosen, or takes it away; without any chosen, to the cell with the focus, too. */
  toggle: (at: Position, withFocus?: boolean) => void;
  collapse: () => void;
}

/** Who hears what is chosen, and what was said last. */
interface Hearer<R extends TimelineRow, I extends TimelineItem> extends Pick<EditTools<R, I>, 'onCommand'> {
  said: string;
  days: Days<R> | undefined;
}

function tellChosen<R extends TimelineRow, I extends TimelineItem>(to: Hearer<R, I>, said: string): void {
  if (to.said === said) return;
  to.said = said;
  to.onCommand({ type: 'select', ...(to.days ?? none) });
}

/**
 * Chosen cells: from the one where the choice began to the one with the focus, which are given up as the focus leaves; or
 * single ones, which stay until Escape, a press without Ctrl, or a block.
 */
export function useBlock<R extends TimelineRow, I extends TimelineItem>({
  scroller,
  grid,
  cursor,
  onCommand,
}: EditTools<R, I>): BlockControl<R> {
  const [held, setHeld] = useState<{ anchor: Spot; head: Spot }>();
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const { at, itemId } = cursor;
  const positionOfSpot = ({ rowId, date }: Spot) => positionOf(grid, { section: 'body', rowId, column: 1, date });
  const isHeld =
    held !== undefined && at !== undefined && itemId === undefined && isSamePosition(positionOfSpot(held.head), at);
  const found = isHeld ? blockBetween(positionOfSpot(held.anchor), at) : undefined;
  const block = found && countOf(found) > 1 ? found : undefined;
  const isOnDay = at !== undefined && isDay(grid, at);
  const singles = at ? positionsOf(grid, spots) : [];
  const isSingles = singles.length > 0;
  const days = isSingles
    ? daysAt(grid, singles)
    : block
      ? daysIn(grid, block)
      : isOnDay
        ? daysIn(grid, blockBetween(at, at))
        : undefined;

  const marked = useRef<Element[]>([]);
  useLayoutEffect(() => {
    marked.current = markCells(scroller.current!, marked.current, isSingles ? singles : block);
  });
  useLayoutEffect(() => {
    const element = scroller.current!;
    return () => void markCells(element, [...element.querySelectorAll('[aria-selected]')], undefined);
  }, [scroller]);

  const said = days ? textOf(days) : '';
  const tell = useRef<Hearer<R, I>>({ said: '', onCommand, days });
  useLayoutEffect(() => {
    tell.current = { ...tell.current, onCommand, days };
  });
  // A choice is told before the next key is taken. One that exists when the tools load waits for the passive effects,
  // because before them nobody listens yet.
  const isHeard = useRef(false);
  useLayoutEffect(() => {
    if (isHeard.current) tellChosen(tell.current, said);
  }, [said]);
  useEffect(() => {
    isHeard.current = true;
    tellChosen(tell.current, said);
  }, [said]);

  function spotAt(position: Position): Spot | undefined {
    const { rowId, date } = cursorAt(grid, position);
    return rowId === undefined || date === undefined ? undefined : { rowId, date };
  }

  function chosen(): readonly Position[] {
    if (isSingles) return singles;
    return block ? positionsIn(grid, block) : [];
  }

  /** What single cells are added to: what is chosen, else the cell with the focus. */
  function chosenBefore(but: Position, withFocus: boolean): readonly Position[] {
    const known = chosen();
    if (known.length > 0) return known;
    return withFocus && at && isOnDay && !isSamePosition(at, but) ? [at] : [];
  }

  return {
    block: isSingles ? undefined : block,
    isSeveral: isSingles || block !== undefined,
    chosen,
    days,
    toggle(to, withFocus = true) {
      const before = chosenBefore(to, withFocus);
      const isIn = before.some((one) => isSamePosition(one, to));
      const after = isIn ? before.filter((one) => !isSamePosition(one, to)) : [...before, to];
      setHeld(undefined);
      setSpots(after.flatMap((one) => spotAt(one) ?? []));
      cursor.moveTo(to);
    },
    extendTo(to, from = at) {
      const anchor = isHeld ? held.anchor : from && spotAt(from);
      const head = spotAt(to);
      if (!anchor || !head) return;
      setHeld({ anchor, head });
      setSpots([]);
      cursor.moveTo(to);
    },
    collapse: () => {
      setHeld(undefined);
      setSpots([]);
    },
  };
}

const none = { rows: [], columns: [] };

/** What is chosen, as text: the first and last of many, and how many there are. */
function textOf<R extends TimelineRow>({ rows, columns, cells }: Days<R>): string {
  if (cells) return cells.map(({ row, column }) => `${row.id} ${column.date}`).join();
  return [rows[0]?.id, rows.at(-1)?.id, rows.length, columns[0]?.date, columns.length].join(' ');
}

const countOf = ({ rows, columns }: Block): number => (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);
