import type { FindingEvidence } from '@horae/contract/time/finding-rows';
import styles from './attendance.module.css';
import { attendanceWords } from './attendance.words';
import { clockedText, declaredText, stretchesText } from './finding-text';

const hour = 3_600_000;

interface Bar {
  from: number;
  to: number | null;
}

type PicturedDay = Omit<FindingEvidence, 'measured' | 'limit' | 'readings' | 'declaredFree'> &
  Partial<Pick<FindingEvidence, 'declaredFree'>>;

/** The three records of the day on one time scale; the texts beside it say the same. */
export function FindingPicture({ evidence }: { evidence: PicturedDay }) {
  const say = attendanceWords.use();
  const bars = (list: readonly { from: string; to: string | null }[]): Bar[] =>
    list.map(({ from, to }) => ({ from: Date.parse(from), to: to === null ? null : Date.parse(to) }));
  const strays = evidence.strays.map(({ at }) => Date.parse(at));
  const layers = [
    { layer: 'planned', bars: bars(evidence.planned), text: stretchesText(evidence.planned), strays: [] },
    { layer: 'declared', bars: bars(evidence.declared), text: declaredText(evidence, say), strays: [] },
    { layer: 'clocked', bars: bars(evidence.clocked), text: clockedText(evidence), strays },
  ] as const;
  const moments = [...layers.flatMap((one) => one.bars.flatMap(({ from, to }) => [from, to ?? from])), ...strays];
  const [first, last] = [Math.min(...moments) - hour / 2, Math.max(...moments) + hour / 2];
  const share = (moment: number) => `${((moment - first) / (last - first)) * 100}%`;
  return (
    <dl className="stack-2" aria-label={say('picture')}>
      {layers.map(({ layer, bars: drawn, text, strays: lone }) => (
        <div key={layer} className={styles.layer}>
          <dt>{say(layer)}</dt>
          <dd>
            {drawn.length + lone.length > 0 && (
              <span className={styles.track} aria-hidden="true">
                {drawn.map(({ from, to }) => (
                  <span
                    key={from}
                    className={styles.bar}
                    data-layer={layer}
                    data-open={to === null || undefined}
                    style={{
                      insetInlineStart: share(from),
                      inlineSize: to === null ? '12%' : `calc(${share(to)} - ${share(from)})`,
                    }}
                  />
                ))}
                {lone.map((at) => (
                  <span key={at} className={styles.stray} style={{ insetInlineStart: share(at) }} />
                ))}
              </span>
            )}
            <span className={text ? styles.times : 'quiet'}>{text || say('nothing')}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
