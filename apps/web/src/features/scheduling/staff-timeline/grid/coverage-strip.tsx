import { coverage, type Scale, type StripView } from '@horae/timeline';
import type { ShiftBar } from '#roster/model/bars.rules';
import { countsHours } from '#roster/model/shift.rules';
import { rosterWords } from '#roster/roster.words';
import styles from './strip.module.css';

const height = 56;
const floor = height - 4;
const quarterHour = 900_000;

function Curve({ counts, most, scale, start }: { counts: Uint16Array; most: number; scale: Scale; start: number }) {
  const y = (count: number) => floor - (count / most) * (floor - 20);
  const steps = [...counts].map((count, at) => `H${scale.toX(start + at * quarterHour)}V${y(count)}`);
  return (
    <>
      <svg className={styles.curve} width={scale.width} height={height} aria-hidden="true">
        <path d={`M0,${floor}${steps.join('')}H${scale.width}V${floor}Z`} />
      </svg>
      {scale.ticks.map(({ instant, x }) => (
        <span key={instant} className={styles.count} style={{ insetInlineStart: x }}>
          {counts[Math.floor((instant - start) / quarterHour)]}
        </span>
      ))}
    </>
  );
}

/** How many people in the displayed rows are at work over the course of the day. */
export function createStrip(
  rows: Iterable<readonly ShiftBar[]>,
  { start, end }: { start: number; end: number },
): StripView {
  const { say } = rosterWords;
  const counts = coverage(rows, start, end, 15, ({ shift }) => countsHours(shift));
  const most = Math.max(1, ...counts);
  return {
    height,
    header: <span className={styles.name}>{say('strip.label')}</span>,
    name: say('strip.label'),
    content: (scale) => <Curve counts={counts} most={most} scale={scale} start={start} />,
    contentName: say('strip.name', { most: Math.max(...counts) }),
  };
}
