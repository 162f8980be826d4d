import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { amountFigure, amountName, columnName } from './hour-texts';
import styles from './hours-chart.module.css';
import { type HoursModel, textOf, valueIn } from './hours-model';
import { axisTicks, type Piece, pileUp, reachOf, type Series, seriesOf } from './model/chart.rules';
import { hoursWords } from './working-hours.words';

interface HoursChartProps {
  model: HoursModel;
  height: number;
  onDetail: (column: string) => void;
}

const padding = 12;
/** Above the highest bar, for its figure. */
const figureRoom = 14;

/** The columns of the table as stacked bars below them, by top-level place. Arrow keys move between them. */
export function HoursChart({ model, height, onDetail }: HoursChartProps) {
  const say = hoursWords.use();
  const { tree, measure, column } = model;
  const [at, setAt] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const { series, piles, least, most } = useMemo(() => {
    const numbers = (sums: Parameters<typeof valueIn>[1]) => tree.columns.map((one) => valueIn(model, sums, one) ?? 0);
    const found = seriesOf(tree.branches.get('') ?? [], numbers, numbers(tree.total));
    const columns = tree.columns.map((_, index) => pileUp(found, index));
    return { series: found, piles: columns, ...reachOf(columns) };
  }, [model, tree]);
  const perFigure = measure === 'heads' ? 1 : 60;
  const ticks = axisTicks(least / perFigure, most / perFigure).map((tick) => tick * perFigure);
  const current = Math.min(at, tree.columns.length - 1);
  const nameOf = ({ node }: Series) => node?.label || say('chart.other');

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const last = tree.columns.length - 1;
    const next = by ? current + by : { Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
    group.current?.querySelectorAll('button')[Math.max(0, Math.min(last, next))]?.focus();
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label={say('chart.label', { what: say(`name.${measure}`), level: say(`levels.${tree.levels[0]!}`) })}
      className={styles.chart}
      style={{ blockSize: height }}
      onKeyDown={onKeyDown}
    >
      <ul className={styles.key}>
        {series.map((one, index) => (
          <li key={one.node?.path.join('.') ?? 'others'} style={colourOf(index, series.length)}>
            <span>{nameOf(one)}</span>
          </li>
        ))}
      </ul>
      <Axis
        ticks={ticks.map((tick) => ({ tick, text: amountFigure(tick, measure === 'heads' ? 'heads' : 'planned') }))}
        least={least}
        most={most}
        height={height - 2 * padding}
      />
      {tree.columns.map((one, index) => {
        const where = columnName(one, column);
        const sum = amountName(valueIn(model, tree.total, one), measure, say);
        const parts = piles[index]!.map(({ series: place, from, to }) => {
          const value = (series[place]!.values[index] ?? 0) < 0 ? from - to : to - from;
          return { place, name: nameOf(series[place]!), amount: amountName(value, measure, say) };
        });
        const title = say('chart.column', { column: where, sum });
        return (
          <button
            key={one.key}
            type="button"
            className={`hovers ring-inside ${styles.column}`}
            tabIndex={index === current ? 0 : -1}
            aria-label={[title, ...(parts.length > 1 ? parts.map(({ name, amount }) => `${name} ${amount}`) : [])].join(
              '; ',
            )}
            onFocus={() => setAt(index)}
            onClick={() => onDetail(one.key)}
          >
            <Pile
              pieces={piles[index]!}
              least={least}
              most={most}
              ticks={ticks}
              height={height - 2 * padding}
              figure={textOf(valueIn(model, tree.total, one), measure)}
              count={series.length}
            />
            <span className={styles.tip} aria-hidden="true" data-late={index > tree.columns.length / 2 || undefined}>
              <b>{where}</b>
              {parts.map(({ place, name, amount }) => (
                <span key={name} style={colourOf(place, series.length)}>
                  {name} <em>{amount}</em>
                </span>
              ))}
              {parts.length !== 1 && <strong>{sum}</strong>}
            </span>
          </button>
        );
      })}
      <span className={styles.end} />
    </div>
  );
}

/** Edge colours of shift types, distinguishable with colour blindness; a single series uses the accent. */
const edges = ['regular', 'leave', 'training', 'absence', 'overtime', 'night'];
const colourOf = (index: number, count: number) =>
  ({ '--series': count === 1 ? 'var(--primary)' : `var(--shift-${edges[index]}-edge)` }) as CSSProperties;

interface AxisProps {
  ticks: readonly { tick: number; text: string }[];
  least: number;
  most: number;
  height: number;
}

/** The values of the lines behind the bars; each bar says its own in words. */
function Axis({ ticks, least, most, height }: AxisProps) {
  const scale = (height - figureRoom) / Math.max(1, most - least);
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.map(({ tick, text }) => (
        <span key={tick} style={{ insetBlockStart: padding + figureRoom + (most - tick) * scale }}>
          <bdi dir="ltr">{text}</bdi>
        </span>
      ))}
    </div>
  );
}

interface PileProps {
  ticks: readonly number[];
  /** Printed above the bar. */
  figure: string;
  pieces: readonly Piece[];
  least: number;
  most: number;
  height: number;
  /** The number of series. */
  count: number;
}

function Pile({ pieces, least, most, ticks, figure, height, count }: PileProps) {
  const scale = (height - figureRoom) / Math.max(1, most - least);
  const zero = figureRoom + most * scale;
  const top = Math.max(0, ...pieces.map(({ to }) => to));
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} className={styles.grid} x1="0" x2="100%" y1={zero - tick * scale} y2={zero - tick * scale} />
      ))}
      {pieces.map(({ series, from, to }) => (
        <rect
          key={series}
          x="16%"
          width="68%"
          y={zero - to * scale}
          height={Math.max(1, (to - from) * scale)}
          style={colourOf(series, count)}
        />
      ))}
      <line x1="0" x2="100%" y1={zero} y2={zero} />
      <text x="50%" y={zero - top * scale - 4}>
        {figure}
      </text>
    </svg>
  );
}
