import { addDays, type LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { TimelineItem } from './item';
import type { Period, Zoom } from './period';
import { type Tick, ticksOf } from './ticks';

export type Direction = 'ltr' | 'rtl';

/**
 * One local date of the range. `x` is the distance in px from the inline start of the time area to the date's start.
 */
export interface Column {
  index: number;
  date: LocalDate;
  /**
   * First instant of the date and of the next one, in epoch ms: 23, 24 or 25 hours apart, depending on clock changes.
   */
  start: number;
  end: number;
  x: number;
}

/** The px that an item needs at least in its day, and those that it can use. */
export interface CellWidth {
  least: number;
  most: number;
}

/** Returns the width of an item; `ofDay` are all items of its row that begin on the same day. */
export type CellNeed = (item: TimelineItem, ofDay: readonly TimelineItem[]) => CellWidth;

export interface ScaleTick extends Tick {
  x: number;
  column: number;
}

export interface ScaleOptions {
  zone: Zone;
  period: Period;
  zoom: Zoom;
  /** One chip per item and column instead of bars to scale. Default: depends on the zoom. */
  chips?: boolean;
  /** Chips that share the width of their day instead of stacking, as long as they fit. */
  cells?: CellNeed;
  /** The most chips stacked; default 2. */
  lanes?: number;
  dir: Direction;
  /** Available width of the time area in px. Columns share it equally, but are never narrower than `minColumnWidth`. */
  width: number;
  minColumnWidth: number;
}

/**
 * Maps instants to positions in the time area. Columns are equally wide, one per local date; inside one, x is
 * proportional to the time elapsed since the start of that date. Every x is a distance in px from the inline start, so
 * it can be used as `inset-inline-start` in both directions; only `inlineOf` needs the direction.
 */
export interface Scale {
  readonly zone: Zone;
  readonly zoom: Zoom;
  readonly chips: boolean;
  /** Set if the chips of a day stand side by side. */
  readonly cells: CellNeed | undefined;
  /** Lanes drawn per row; further items go behind "+n". */
  readonly lanes: number;
  readonly dir: Direction;
  readonly columns: readonly Column[];
  readonly columnWidth: number;
  readonly width: number;
  /** The first instant of the range, and the first one after it. */
  readonly start: number;
  readonly end: number;
  readonly ticks: readonly ScaleTick[];
  /** Returns the x of an instant in px, clamped to the range. */
  toX(instant: number): number;
  /** Returns the instant at an x in px, clamped to the range, rounded to the millisecond. */
  toInstant(x: number): number;
  /** Returns the index of the column that contains an instant, clamped to the range. */
  columnOf(instant: number): number;
  /** Returns the index of the column at an x in px, clamped to the range. */
  columnAt(x: number): number;
  /**
   * Converts a pointer's `clientX` to px from the inline start of the time area, given the area's left and right edges.
   */
  inlineOf(clientX: number, area: { left: number; right: number }): number;
}

/** Minimum width of a column per zoom, in px: a day has 24 hours of 44 px; otherwise what a label needs. */
export const minColumnWidths: Record<Zoom, number> = { day: 24 * 44, week: 140, 'two-weeks': 64, month: 34 };

const tickMinutes: Record<Zoom, number | undefined> = { day: 60, week: 360, 'two-weeks': undefined, month: undefined };

/** Creates the time axis of a period. Throws a RangeError for an invalid date or a period without days. */
export function createScale(options: ScaleOptions): Scale {
  const { zone, period, zoom, dir, cells, lanes = 2 } = options;
  const chips = options.chips ?? (cells !== undefined || zoom === 'two-weeks' || zoom === 'month');
  if (!(period.days >= 1)) throw new RangeError(`A period needs at least one day, not ${period.days}.`);
  const columnWidth = Math.max(options.minColumnWidth, options.width / period.days);
  const columns = columnsOf(zone, period, columnWidth);
  const last = columns.length - 1;
  const start = columns[0]!.start;
  const end = columns[last]!.end;
  const width = columnWidth * period.days;

  function columnOf(instant: number): number {
    let index = Math.min(last, Math.max(0, Math.floor((instant - start) / 86_400_000)));
    while (index < last && instant >= columns[index]!.end) index++;
    while (index > 0 && instant < columns[index]!.start) index--;
    return index;
  }

  function toX(instant: number): number {
    if (instant <= start) return 0;
    if (instant >= end) return width;
    const column = columns[columnOf(instant)]!;
    return column.x + ((instant - column.start) / (column.end - column.start)) * columnWidth;
  }

  const columnAt = (x: number) => Math.min(last, Math.max(0, Math.floor(x / columnWidth)));

  function toInstant(x: number): number {
    if (x <= 0) return start;
    if (x >= width) return end;
    const column = columns[columnAt(x)]!;
    return Math.round(column.start + ((x - column.x) / columnWidth) * (column.end - column.start));
  }

  const ticks: ScaleTick[] = [];
  const step = chips ? undefined : tickMinutes[zoom];
  for (const column of step === undefined ? [] : columns) {
    for (const tick of ticksOf(zone, column.date, column.start, column.end, step!)) {
      ticks.push(Object.assign(tick, { x: toX(tick.instant), column: column.index }));
    }
  }

  return {
    zone,
    zoom,
    chips,
    cells,
    lanes: chips && !cells ? lanes : Number.POSITIVE_INFINITY,
    dir,
    columns,
    columnWidth,
    width,
    start,
    end,
    ticks,
    toX,
    toInstant,
    columnOf,
    columnAt,
    inlineOf: (clientX, area) => (dir === 'rtl' ? area.right - clientX : clientX - area.left),
  };
}

function columnsOf(zone: Zone, { start, days }: Period, columnWidth: number): Column[] {
  const columns: Column[] = [];
  let opens = zone.startOf(start);
  for (let index = 0; index < days; index++) {
    const date = addDays(start, index);
    const closes = zone.startOf(addDays(date, 1));
    columns.push({ index, date, start: opens, end: closes, x: index * columnWidth });
    opens = closes;
  }
  return columns;
}
