import { useRef, useState } from 'react';
import { direction } from '#platform/preferences';
import styles from './chart.module.css';
import { chartWords } from './chart.words';
import type { ChartData } from './chart-data';
import { ChartKey } from './chart-key';
import { ChartReader } from './chart-reader';
import { pointText, summaryOf } from './chart-texts';
import { ChartTip } from './chart-tip';
import { PlotGrid } from './plot-grid';
import { Marks } from './plot-marks';
import { apart, extremesOf, nearestPoint, placesOf, ticksOf } from './plot-scale';
import { seriesStyle } from './series-look';
import { useWidth } from './use-width';

interface PlotProps {
  title: string;
  data: ChartData;
  height: number;
  /** With its lowest and highest value as the only axis, next to a figure that carries the message. */
  isBare?: boolean;
}

const letter = 7;

/** Draws bars, lines and areas over their labels. */
export function Plot({ title, data, height, isBare = false }: PlotProps) {
  const say = chartWords.use();
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const isRtl = direction.use() === 'rtl';
  const [at, setAt] = useState<number | null>(null);
  const { series, labels } = data;
  const count = labels.length;
  const hasBars = series.some(({ shape }) => shape === 'bars');
  // Lines are labelled at their ends if there is room.
  const isNamedAtEnd = !isBare && !hasBars && series.length > 1 && width >= 440;
  const [least, most] = extremesOf(series, count);
  const ticks = isBare ? [least, most] : ticksOf(least, most);
  const room = {
    start: Math.max(...ticks.map((tick) => data.short(tick).length)) * letter + 14,
    end: isNamedAtEnd ? Math.max(...series.map(({ name }) => name.length)) * letter + 16 : isBare ? 6 : 12,
    top: isBare ? 8 : 12,
    bottom: isBare ? 8 : 28,
  };
  const frame = { width, height, count, low: ticks[0]!, high: ticks.at(-1)!, hasBars, isRtl, room };
  const places = placesOf(frame);
  const ends = apart(
    series.map(({ data: values }) => places.y(values.at(-1) ?? 0)),
    16,
  );

  return (
    <>
      {!isBare && series.length > 1 && !isNamedAtEnd && <ChartKey series={series} />}
      <div ref={ref} className={styles.plot} style={{ blockSize: height }}>
        {width > 0 && (
          <>
            <svg role="img" aria-label={summaryOf(title, data)} width={width} height={height} data-picture="">
              <PlotGrid ticks={ticks} data={data} places={places} height={height} isRtl={isRtl} hasLabels={!isBare} />
              {at !== null && (
                <line className={styles.cursor} x1={places.x(at)} x2={places.x(at)} y1={0} y2={height - room.bottom} />
              )}
              <Marks series={series} count={count} places={places} at={at} isBare={isBare} />
              {isNamedAtEnd &&
                series.map(({ name }, index) => (
                  <text
                    key={name}
                    className={styles.name}
                    style={seriesStyle(index, series.length)}
                    x={places.end + (isRtl ? -10 : 10)}
                    y={ends[index]}
                    textAnchor={isRtl ? 'end' : 'start'}
                    dominantBaseline="central"
                  >
                    {name}
                  </text>
                ))}
            </svg>
            <ChartReader
              label={say('points', { title })}
              texts={labels.map((_, point) => pointText(data, point))}
              at={at}
              onAt={setAt}
              pointAt={(x) => nearestPoint(places, count, x)}
            />
            {at !== null && <ChartTip data={data} point={at} x={places.x(at)} width={width} />}
          </>
        )}
      </div>
    </>
  );
}
