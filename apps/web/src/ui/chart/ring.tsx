import { useRef, useState } from 'react';
import { direction } from '#platform/preferences';
import styles from './chart.module.css';
import { chartWords } from './chart.words';
import { type ChartData, sharesOf } from './chart-data';
import { ChartReader } from './chart-reader';
import { shareText, summaryOf } from './chart-texts';
import { arcsOf, partAt } from './ring-arcs';
import { seriesStyle } from './series-look';
import { useWidth } from './use-width';

interface RingProps {
  title: string;
  data: ChartData;
  height: number;
}

/** Space for the percentages around the ring, px. */
const room = { above: 28, beside: 58 };

/** The parts of a whole: a ring with the percentage at each part and the names below. */
export function Ring({ title, data, height }: RingProps) {
  const say = chartWords.use();
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const isRtl = direction.use() === 'rtl';
  const [at, setAt] = useState<number | null>(null);
  const shares = sharesOf(data);
  const values = data.series[0]?.data ?? [];
  const outer = Math.max(30, Math.min(width / 2 - room.beside, height / 2 - room.above));
  const centre = { x: width / 2, y: height / 2 };
  const arcs = arcsOf({ shares, centre, inner: outer * 0.66, outer, isRtl });
  const shown = at ?? shares.indexOf(Math.max(...shares));
  const percent = (part: number) => say('percent', { share: shareText(shares[part]!) });

  return (
    <>
      <div ref={ref} className={styles.plot} style={{ blockSize: height }}>
        {width > 0 && (
          <>
            <svg role="img" aria-label={summaryOf(title, data)} width={width} height={height} data-picture="">
              {arcs.map(({ path, label }, part) => (
                <g key={data.labels[part]} style={seriesStyle(part, arcs.length)}>
                  <path className={styles.part} data-faint={(at !== null && at !== part) || undefined} d={path} />
                  <text x={label.x} y={label.y} textAnchor={label.anchor} dominantBaseline="central">
                    {percent(part)}
                  </text>
                </g>
              ))}
              <text
                className={styles.share}
                x={centre.x}
                y={centre.y - 8}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {percent(shown)}
              </text>
              <text x={centre.x} y={centre.y + 14} textAnchor="middle" dominantBaseline="central">
                {data.labels[shown]}
              </text>
            </svg>
            <ChartReader
              label={say('points', { title })}
              texts={data.labels.map((label, part) => `${label}: ${data.tell(values[part]!)}, ${percent(part)}`)}
              at={at}
              onAt={setAt}
              pointAt={(x, y) => partAt(shares, x - centre.x, y - centre.y, isRtl)}
            />
          </>
        )}
      </div>
      <dl className={`lined ${styles.parts}`}>
        {data.labels.map((label, part) => (
          <div key={label} style={seriesStyle(part, data.labels.length)} data-read={at === part || undefined}>
            <dt>{label}</dt>
            {data.notes && (
              <dd className={styles.note}>
                <bdi>{data.notes[part]}</bdi>
              </dd>
            )}
            <dd data-tip={data.tell(values[part]!)}>
              <bdi>{data.short(values[part]!)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
