import type { PlacedItem } from '@horae/timeline';
import { clockedStretch, netMinutes } from '@horae/working-time/worked-time';
import type { ReactNode } from 'react';
import { type BarContext, labelsOf } from '#roster/grid/bar-view';
import type { ShiftBar } from '#roster/model/bars.rules';
import { rosterWords } from '#roster/roster.words';
import { fitting, textWidth } from '#roster/texts/bar-text';
import { lookOf } from '#roster/texts/shift-texts';
import styles from './compare-chip.module.css';
import { hasClocks, signedLength, tenths } from './compare-texts';
import type { Comparison } from './model/comparison.rules';
import type { Known } from './model/missing-tracks.rules';
import { deviationOf } from './model/off-plan.rules';

const none = '–';

/** Planned, declared and worked hours. */
function figuresOf({ planned, declared, clock }: Comparison): [string, string, string] {
  const hours = (shift: Comparison['planned']) => (shift ? tenths(netMinutes(shift)) : none);
  if (!clock) return [hours(planned), hours(declared), none];
  const { end, ...clocked } = clock;
  const worked = end === null ? null : clockedStretch({ ...clocked, end }, planned);
  return [hours(planned), hours(declared), worked ? tenths(netMinutes(worked)) : '…'];
}

interface TickProps {
  minutes: number | null;
  tolerance: number;
  long: boolean;
}

/** Only what the clock policy does not let pass: a narrow day has no room for less. */
function Tick({ minutes, tolerance, long }: TickProps) {
  if (minutes === null || Math.abs(minutes) <= tolerance) return null;
  return (
    <span className={minutes > 0 ? styles.over : styles.under}>
      {minutes > 0 ? '▲' : '▼'}
      {long && ` ${signedLength(minutes)}`}
    </span>
  );
}

/** The label of the strip; by month it includes the planned hours, which stay when the code no longer fits. */
function stripLabel({ shift }: ShiftBar, planned: string, room: number, context: BarContext): string | undefined {
  const labels = labelsOf(shift, context);
  if (shift.allDay || context.zoom !== 'month') return fitting(labels, room);
  const { code } = lookOf(shift);
  return fitting([`${code} ${planned}`, `${code}${planned}`, planned], room);
}

interface Lines {
  planned: string;
  declared: string;
  /** Hours, or the status if there are no clock times. */
  worked: string;
  minutes: number | null;
  tolerance: number;
}

function figureLines(
  { planned, declared, worked, minutes, tolerance }: Lines,
  width: number,
  isMonth: boolean,
): ReactNode {
  const three = `${planned} · ${declared} · ${worked}`;
  if (!isMonth && textWidth(three) <= width) {
    return (
      <>
        <span className={styles.line}>{three}</span>
        <span className={styles.line}>
          <Tick minutes={minutes} tolerance={tolerance} long />
        </span>
      </>
    );
  }
  return (
    <>
      <span className={styles.line}>{isMonth ? declared : `${planned} · ${declared}`}</span>
      <span className={styles.line}>
        {worked}
        <Tick minutes={minutes} tolerance={tolerance} long={false} />
      </span>
    </>
  );
}

/** One shift as a chip: the plan on its strip, below it the figures and whether the clock deviates from the plan. */
export function comparedChip(
  bar: ShiftBar,
  { width }: PlacedItem<ShiftBar>,
  comparison: Comparison,
  known: Known,
  context: BarContext,
): ReactNode {
  const { shift } = bar;
  const [planned, declared, actual] = figuresOf(comparison);
  const classes = [lookOf(shift).className, styles.strip];
  if (bar.findings.length > 0) classes.push(styles.issue);
  if (shift.status === 'cancelled') classes.push(styles.cancelled);
  const hasWord = !hasClocks(known) && (shift.status === 'worked' || shift.status === 'absent');
  const worked = hasWord ? rosterWords.say(`status.${shift.status}`) : actual;
  const lines = { planned, declared, worked, minutes: deviationOf(comparison), tolerance: known.tolerance };
  return (
    <>
      <span className={classes.filter(Boolean).join(' ')}>{stripLabel(bar, planned, width - 7, context)}</span>
      {!shift.allDay && figureLines(lines, width, context.zoom === 'month')}
    </>
  );
}
