import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Days } from '../command';
import type { Position } from '../cursor';
import { cursorAt, positionOf } from '../grid';
import type { Id, TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import { type Block, blockBetween, daysIn, isDay } from './block';
import { markCells } from './mark-cells';
import type { EditTools } from './tools';

/** A cell by its row and date, so that it survives new data. */
interface Spot {
  rowId: Id;
  date: string;
}

export interface BlockControl<R extends TimelineRow> {
  /** Undefined unless several cells are chosen. */
  block: Block | undefined;
  /** The chosen days: those of the block, else that of the focused cell. */
  days: Days<R> | undefined;
  /** Extends the block to a cell, from the focused cell if there is none. */
  extendTo: (to: Position, from?: Position) => void;
  collapse: () => void;
}

/** Chosen cells: from the one where the choice began to the one with the focus. They are given up as the focus leaves. */
export function useBlock<R extends TimelineRow, I extends TimelineItem>({
  scroller,
  grid,
  cursor,
  onCommand,
}: EditTools<R, I>): BlockControl<R> {
  const [held, setHeld] = useState<{ anchor: Spot; head: Spot }>();
  const { at, itemId } = cursor;
  const positionOfSpot = ({ rowId, date }: Spot) => positionOf(grid, { section: 'body', rowId, column: 1, date });
  const isHeld =
    held !== undefined && at !== undefined && itemId === undefined && isSame(positionOfSpot(held.head), at);
  const found = isHeld ? blockBetween(positionOfSpot(held.anchor), at) : undefined;
  const block = found && countOf(found) > 1 ? found : undefined;
  const isOnDay = at !== undefined && isDay(grid, at);
  const days = block ? daysIn(grid, block) : isOnDay ? daysIn(grid, blockBetween(at, at)) : undefined;

  const marked = useRef<Element[]>([]);
  useLayoutEffect(() => {
    marked.current = markCells(scroller.current!, marked.current, block);
  });
  useLayoutEffect(() => {
    const element = scroller.current!;
    return () => void markCells(element, [...element.querySelectorAll('[aria-selected]')], undefined);
  }, [scroller]);

  const said = days ? textOf(days) : '';
  const tell = useRef({ said: '', onCommand, days });
  useLayoutEffect(() => {
    tell.current = { ...tell.current, onCommand, days };
  });
  useEffect(() => {
    if (tell.current.said === said) return;
    tell.current.said = said;
    const { rows, columns } = (said && tell.current.days) || { rows: [], columns: [] };
    tell.current.onCommand({ type: 'select', rows, columns });
  }, [said]);

  function spotAt(position: Position): Spot | undefined {
    const { rowId, date } = cursorAt(grid, position);
    return rowId === undefined || date === undefined ? undefined : { rowId, date };
  }

  return {
    block,
    days,
    extendTo(to, from = at) {
      const anchor = isHeld ? held.anchor : from && spotAt(from);
      const head = spotAt(to);
      if (!anchor || !head) return;
      setHeld({ anchor, head });
      cursor.moveTo(to);
    },
    collapse: () => setHeld(undefined),
  };
}

/** What is chosen, as text: the first and last of many, and how many there are. */
function textOf<R extends TimelineRow>({ rows, columns }: Days<R>): string {
  return [rows[0]?.id, rows.at(-1)?.id, rows.length, columns[0]?.date, columns.length].join(' ');
}

const isSame = (a: Position, b: Position): boolean => a.row === b.row && a.column === b.column;

const countOf = ({ rows, columns }: Block): number => (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);
