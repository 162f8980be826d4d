import type { PlacedItem, Scale } from '@horae/timeline';
import { netMinutes } from '@horae/working-time/worked-time';
import type { ReactNode } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { EmployeeRow } from '../model/rows.rules';
import type { Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { fitting, textWidth } from '../texts/bar-text';
import { hoursFigure } from '../texts/hour-texts';
import { barName, lookOf, typeText } from '../texts/shift-texts';
import styles from './bar.module.css';
import { barLabels } from './bar-labels.rules';

export interface BarContext {
  days: LocalDays;
  zoom: Scale['zoom'];
  /** Renders one chip per shift and day instead of bars to scale. */
  chips: boolean;
  /** Epoch milliseconds; the end of the line of an employee who is still clocked in. */
  now: number;
  start: number;
  end: number;
}

type Placed = PlacedItem<ShiftBar>;

/** Borders and padding not available to the label, px. */
const around = { day: 12, week: 11, 'two-weeks': 8, month: 5 };
const narrowest = 12;
const outsideRoom = 40;

function classOf(bar: ShiftBar, chips: boolean): string {
  const { shift } = bar;
  const names = [
    lookOf(shift).className,
    styles.bar,
    shift.isClockRecord && styles.record,
    shift.status === 'confirmed' && styles.confirmed,
    shift.status === 'cancelled' && styles.cancelled,
    (shift.status === 'worked' || bar.clock) && (chips || !bar.clock) && styles.worked,
    shift.notes && styles.noted,
    bar.findings.length > 0 && styles.issue,
  ];
  return names.filter(Boolean).join(' ');
}

/** The accessible name and classes of a bar. */
export function describeBar(bar: ShiftBar, place: Placed, row: EmployeeRow, { days, chips }: BarContext) {
  const { say } = rosterWords;
  const cuts = [place.cutStart && say('bar.fromPrevious'), place.cutEnd && say('bar.intoNext')].filter(Boolean);
  return {
    labels: [],
    name: [barName(bar, row.resource.title, days), ...cuts].join(', '),
    className: classOf(bar, chips),
  };
}

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

/** The content of a bar: the longest label that fits, and the marks that need an element. */
export function barContent(bar: ShiftBar, place: Placed, context: BarContext): ReactNode {
  const { zoom, chips } = context;
  const { shift } = bar;
  const width = Math.max(narrowest, place.width);
  const stamp = bar.isDeclared && shift.typeOfShift === 'Overtime' && width >= 44 && !chips;
  const room = width - around[zoom] - (place.cutStart ? 8 : 0) - (place.cutEnd ? 10 : 0) - (stamp ? 16 : 0);
  const label = fitting(labelsOf(shift, context), room);
  return (
    <>
      {label ?? outsideText(bar, place, context)}
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

function labelType(shift: Shift): string {
  return shift.status === 'absent' ? rosterWords.say('legend.absent') : typeText(shift);
}
