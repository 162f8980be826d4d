import type { CellWidth, PlacedItem, Scale } from '@horae/timeline';
import { netMinutes } from '@horae/working-time/worked-time';
import type { ReactNode } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import { isOpenRow } from '../model/open-rows.rules';
import type { EmployeeRow } from '../model/rows.rules';
import type { Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { fitting, smaller, textWidth } from '../texts/bar-text';
import { hoursFigure } from '../texts/hour-texts';
import { barName, lookOf, typeText } from '../texts/shift-texts';
import styles from './bar.module.css';
import { barLabels } from './bar-labels.rules';
import { type CellLabels, cellLabels, hasMarkRoom } from './cell-labels.rules';

export interface BarContext {
  days: LocalDays;
  zoom: Scale['zoom'];
  /** Renders one chip per shift and day instead of bars to scale. */
  chips: boolean;
  /** Epoch milliseconds; the end of the line of an employee who is still clocked in. */
  now: number;
  start: number;
  end: number;
  /** Set if the chips are full cells: how many lines of text they have. */
  lines?: 1 | 2 | undefined;
  /** Rows have room for a single line. */
  isOneLine?: boolean;
  /** While somebody plans: the colour of the template that a shift is like. */
  colourOf?: ((row: EmployeeRow, shift: Shift) => string | undefined) | undefined;
}

type Placed = PlacedItem<ShiftBar>;

/** Borders and padding not available to the label, px. */
const around = { day: 12, week: 11, 'two-weeks': 8, month: 5 };
const aroundCell = 8;
const narrowest = 12;
const narrowestInLine = 23;
const outsideRoom = 40;

function classOf(bar: ShiftBar, chips: boolean, isTail: boolean, isMarked: boolean): string {
  const { shift } = bar;
  const names = [
    lookOf(shift).className,
    styles.bar,
    shift.isClockRecord && styles.record,
    shift.status === 'confirmed' && isMarked && styles.confirmed,
    shift.status === 'cancelled' && styles.cancelled,
    (shift.status === 'worked' || bar.clock) && (chips || !bar.clock) && styles.worked,
    shift.isDraft && styles.draft,
    isOpenRow(bar.resourceId) && styles.vacant,
    shift.notes && styles.noted,
    bar.findings.length > 0 && styles.issue,
    isTail && styles.tail,
  ];
  return names.filter(Boolean).join(' ');
}

/** The accessible name and classes of a bar. */
export function describeBar(bar: ShiftBar, place: Placed, row: EmployeeRow, context: BarContext) {
  const { days, chips, lines, colourOf, zoom } = context;
  const colour = colourOf?.(row, bar.shift);
  const isMarked = zoom === 'month' || hasMarkRoom(place.width, lines);
  const usual = classOf(bar, chips, lines !== undefined && place.cutStart && !bar.allDay, isMarked);
  const { say } = rosterWords;
  const cuts = [place.cutStart && say('bar.fromPrevious'), place.cutEnd && say('bar.intoNext')].filter(Boolean);
  return {
    labels: [],
    name: [barName(bar, whoIs(row), days), ...cuts].join(', '),
    className: colour ? `${usual} ${styles.coloured} template-${colour}` : usual,
  };
}

const whoIs = ({ id, resource }: EmployeeRow): string =>
  isOpenRow(id) ? rosterWords.say('openShift', { department: resource.department }) : resource.title;

/** The line of the clock record, positioned in px from the start of the bar. */
function inkLine({ clock, start, end }: ShiftBar, { width }: Placed, context: BarContext): ReactNode {
  if (!clock || context.chips) return null;
  const from = Math.max(start, context.start);
  const pxPerMs = width / (Math.min(end, context.end) - from);
  const to = Math.min(clock.end ?? Math.max(clock.start, Math.min(context.now, end)), context.end);
  const x = (Math.max(clock.start, context.start) - from) * pxPerMs;
  const length = Math.max(2, (to - Math.max(clock.start, context.start)) * pxPerMs);
  return (
    <i
      className={clock.end === null ? `${styles.ink} ${styles.open}` : styles.ink}
      style={{ insetInlineStart: x - 4, inlineSize: length }}
    />
  );
}

/** Strips at the foot of a bar where it is interrupted by leave; in chips, in proportion to the shift. */
function awayStrips({ hours, start, end }: ShiftBar, { width }: Placed, context: BarContext): ReactNode {
  if (hours.length === 0) return null;
  const from = context.chips ? start : Math.max(start, context.start);
  const until = context.chips ? end : Math.min(end, context.end);
  const pxPerMs = width / (until - from);
  return hours.map((leave) => {
    const [first, last] = [Math.max(leave.start, from), Math.min(leave.end, until)];
    if (last <= first) return null;
    const x = (first - from) * pxPerMs;
    const length = Math.min(Math.max(3, (last - first) * pxPerMs), width - x);
    return <i key={leave.id} className={styles.away} style={{ insetInlineStart: x - 4, inlineSize: length }} />;
  });
}

function outsideText(bar: ShiftBar, { room }: Placed, { zoom, chips }: BarContext): ReactNode {
  if (zoom !== 'week' || chips || bar.allDay) return null;
  const { code } = lookOf(bar.shift);
  const text = rosterWords.say('bar.outside', { code, hours: hoursFigure(netMinutes(bar.shift)) });
  return room < Math.max(outsideRoom, textWidth(text) + 12) ? null : <span className="tl-outside">{text}</span>;
}

function smallCode(shift: Shift, room: number): ReactNode {
  const { code } = lookOf(shift);
  return textWidth(code) * smaller <= room ? <span className={styles.tight}>{code}</span> : null;
}

/** The content of a bar: the longest label that fits, and the marks that need an element. */
export function barContent(bar: ShiftBar, place: Placed, context: BarContext): ReactNode {
  const { zoom, chips, lines } = context;
  const { shift } = bar;
  const width = Math.max(narrowest, place.width);
  const stamp = bar.isDeclared && shift.typeOfShift === 'Overtime' && width >= 44 && !chips;
  const arrows = lines && !bar.allDay ? 0 : (place.cutStart ? 8 : 0) + (place.cutEnd ? 10 : 0);
  const room = width - (lines ? aroundCell : around[zoom]) - arrows - (stamp ? 16 : 0);
  const label = fitting(lines ? inCell(bar, place.ofDay, context).labels : labelsOf(shift, context), room);
  return (
    <>
      {label?.includes('\n') ? <span className={styles.small}>{label}</span> : label}
      {label === undefined && zoom === 'month' && smallCode(shift, room)}
      {label === undefined && outsideText(bar, place, context)}
      {stamp && <i className={styles.stamp} />}
      {inkLine(bar, place, context)}
      {awayStrips(bar, place, context)}
    </>
  );
}

/** Returns the possible texts of a shift, longest first. */
export function labelsOf(shift: Shift, { zoom, days }: BarContext): string[] {
  return barLabels({ shift, zoom, days, code: lookOf(shift).code, type: labelType(shift) });
}

function inCell(bar: ShiftBar, ofDay: readonly ShiftBar[] = [bar], { days, start, lines = 1 }: BarContext): CellLabels {
  const { say } = rosterWords;
  const { shift } = bar;
  return cellLabels(
    { bar, ofDay, days, code: lookOf(shift).code, type: labelType(shift), isTail: shift.start < start, lines },
    { extra: (hours) => say('bar.extra', { hours }), until: (time) => say('bar.until', { time }) },
  );
}

/** Returns how many px a shift needs, and can use, in a full cell. */
export function cellWidth(bar: ShiftBar, ofDay: readonly ShiftBar[], context: BarContext): CellWidth {
  const { labels, needed } = inCell(bar, ofDay, context);
  const wanted = textWidth(needed) + aroundCell;
  // The smallest rows stay one line high: there it is enough to see when a shift starts, and extra hours.
  const isWeek = context.zoom === 'week';
  const isText = !context.isOneLine || (isWeek && labels.length === 1);
  const start = isWeek ? textWidth(labels.at(-1) ?? '') + aroundCell : 0;
  const least = isText ? wanted : Math.min(wanted, Math.max(narrowestInLine, start));
  return { least, most: textWidth(labels[0] ?? '') + aroundCell };
}

function labelType(shift: Shift): string {
  return shift.status === 'absent' ? rosterWords.say('legend.absent') : typeText(shift);
}
