import type { RefObject } from 'react';
import { headRows, type Position } from '../cursor';
import type { Id, TimelineItem } from '../item';
import { revealRow, revealSpan } from '../reveal';
import type { TimelineRow } from '../row';
import { isDay } from './block';
import { type Carry, carriedBy, type Hand, notCarried, putDown, timesAfter } from './carry';
import type { HandWords, NoteOf } from './drag-note';
import { boxAfter, createGhosts } from './ghosts';
import { liftedAt } from './lifted-at';
import { orderOf, steps } from './move';
import type { EditTools } from './tools';
import type { BlockControl } from './use-block';

interface Latest<R extends TimelineRow, I extends TimelineItem> {
  tools: EditTools<R, I>;
  chosen: BlockControl<R>;
  noteOf: NoteOf<R, I> | undefined;
  words: HandWords | undefined;
}

interface InHand<R extends TimelineRow, I extends TimelineItem> extends Hand<I> {
  carry: Carry;
  rows: readonly R[];
  /** The columns at that time, which are new with every period, zoom and width. */
  columns: readonly unknown[];
  ghosts: ReturnType<typeof createGhosts>;
  said: string;
  /** Whether Shift is held, which would put a copy down. */
  isCopy: boolean;
}

/** Carries items by keys. */
export interface Carrier {
  lift: Lift;
  giveBack: () => void;
  /** Draws anew after a render, or gives everything back if the rows or days are others. */
  follow: () => void;
}

/** Lifts an item at a position, or all of its day or of the chosen days; whether there is one. */
export type Lift = (at: Position, itemId: Id | undefined) => boolean;

/** Carries items by keys; what is in hand has the keyboard for itself. `latest` changes while it goes on. */
export function createCarrier<R extends TimelineRow, I extends TimelineItem>(
  latest: RefObject<Latest<R, I>>,
  layer: RefObject<HTMLElement | null>,
): Carrier {
  let hand: InHand<R, I> | undefined;
  const scroller = () => latest.current.tools.scroller.current!;

  function lift(at: Position, itemId: Id | undefined): boolean {
    giveBack();
    const { grid } = latest.current.tools;
    const held = isDay(grid, at) ? liftedAt(grid, at, itemId, latest.current.chosen.chosen()) : [];
    if (held.length === 0) return false;
    const ghosts = createGhosts(layer.current!, scroller());
    const order = orderOf(grid, held);
    const { rows } = grid.model;
    hand = { held, order, carry: notCarried, rows, columns: grid.scale.columns, ghosts, said: '', isCopy: false };
    window.addEventListener('keydown', key, true);
    window.addEventListener('keyup', release, true);
    window.addEventListener('pointerdown', giveBack, true);
    window.addEventListener('focusin', leave);
    show(hand);
    latest.current.words?.onHand('lifted', hand.said);
    return true;
  }

  function draw(now: InHand<R, I>) {
    const { held, carry, ghosts } = now;
    const { noteOf, words, tools } = latest.current;
    const { grid } = tools;
    const isRetimed = carry.time !== 0 || carry.start !== 0 || carry.end !== 0;
    const [first] = held.map((one, at) => {
      const box = boxAfter(grid, one, rowAfter(now, at), carry);
      if (isRetimed && !grid.scale.chips) {
        const { start, end } = timesAfter(grid, one.item, carry);
        box.x = grid.scale.toX(start);
        box.width = grid.scale.toX(end) - box.x;
      }
      ghosts.draw(one.item, { ...box, x: grid.nameWidth + box.x }, isRetimed);
      return box;
    });
    ghosts.hold(!now.isCopy);
    const { x, y, width, height } = first!;
    const drag = putDown(grid, now, carry, now.isCopy);
    const ofDrag = noteOf?.(drag);
    const note = drag ? ofDrag : words && { text: words.hint, tone: 'plain' as const };
    // Below what is in hand.
    ghosts.say(note, { inline: grid.nameWidth + x, y: y + height - 12 }, x > grid.scale.width / 2);
    now.said = note?.text ?? '';
    return { row: rowAfter(now, 0), x, width };
  }

  /** Draws it, in view. */
  function show(now: InHand<R, I>): void {
    const { row, x, width } = draw(now);
    const { grid } = latest.current.tools;
    revealRow(scroller(), grid, row);
    revealSpan(scroller(), grid, x, width);
  }

  function end(phase: 'down' | 'back'): void {
    if (!hand) return;
    const { ghosts, said } = hand;
    hand = undefined;
    ghosts.clear();
    latest.current.noteOf?.(undefined);
    window.removeEventListener('keydown', key, true);
    window.removeEventListener('keyup', release, true);
    window.removeEventListener('pointerdown', giveBack, true);
    window.removeEventListener('focusin', leave);
    latest.current.words?.onHand(phase, said);
  }

  function drop(now: InHand<R, I>, isCopy: boolean): void {
    const { grid, cursor, onCommand } = latest.current.tools;
    const change = putDown(grid, now, now.carry, isCopy);
    end(change ? 'down' : 'back');
    if (!change) return;
    onCommand(change);
    const { start } = timesAfter(grid, now.held[0]!.item, now.carry);
    cursor.moveTo({ row: headRows(grid.shape) + rowAfter(now, 0), column: grid.scale.columnOf(start) + 1 });
  }

  const giveBack = () => end('back');

  function leave({ target }: Event): void {
    if (!(target instanceof Node && scroller().contains(target))) giveBack();
  }

  /** Shows a copy while Shift is held, as Shift+Enter puts it down. */
  function copies(isCopy: boolean): void {
    if (!hand || hand.isCopy === isCopy) return;
    hand.isCopy = isCopy;
    const { said } = hand;
    draw(hand);
    if (hand.said !== said) latest.current.words?.onHand('moved', hand.said);
  }

  const release = ({ key: released }: KeyboardEvent) => released === 'Shift' && copies(false);

  function key(event: KeyboardEvent): void {
    if (!hand || event.key === 'Tab') return giveBack();
    event.stopPropagation();
    if (event.key === 'Shift') return copies(true);
    const step = event.altKey ? steps.fine : steps.usual;
    const next = carriedBy(event, hand.carry, latest.current.tools.grid, hand, step);
    if (!next && (event.ctrlKey || event.metaKey || event.altKey)) return;
    event.preventDefault();
    if (event.key === 'Escape') return giveBack();
    if (event.key === 'Enter' || event.key === ' ') return drop(hand, event.shiftKey);
    if (!next || next === hand.carry) return;
    hand.carry = next;
    // With Shift they move its end.
    hand.isCopy = false;
    show(hand);
    latest.current.words?.onHand('moved', hand.said);
  }

  return {
    lift,
    giveBack,
    follow(): void {
      if (!hand) return;
      const { model, scale } = latest.current.tools.grid;
      const isSame = scale.columns === hand.columns && isSameOrder(hand.rows, model.rows);
      if (isSame) draw(hand);
      else giveBack();
    },
  };
}

const rowAfter = ({ order, carry }: InHand<TimelineRow, TimelineItem>, at: number): number =>
  order.people[order.places[at]! + carry.people]!;

const isSameOrder = (a: readonly TimelineRow[], b: readonly TimelineRow[]): boolean =>
  a === b || (a.length === b.length && a.every(({ id }, at) => id === b[at]!.id));
