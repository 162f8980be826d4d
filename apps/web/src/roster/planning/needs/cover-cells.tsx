import type { Scale } from '@horae/timeline';
import { type KeyboardEvent, useState } from 'react';
import type { LocalDays } from '../../model/local-days.rules';
import { shortDay } from '../../texts/day-texts';
import { type CoverLine, type Gap, shortOfDay } from '../model/cover-lines.rules';
import { cellsOf } from './cells-of-line';
import styles from './cover-strip.module.css';
import { coverWords } from './cover-strip.words';
import { placeText } from './cover-text';

/** A gap that is pressed, with the others of its day. */
export interface OpenedGap {
  line: CoverLine;
  gaps: readonly Gap[];
}

interface CoverCellsProps {
  lines: readonly CoverLine[];
  /** Whether only the first row is shown. */
  isFolded: boolean;
  scale: Scale;
  days: LocalDays;
  onOpen: (opened: OpenedGap) => void;
}

/** What is planned of what is needed: by day, or in the course of one. One tab stop; arrows go from gap to gap. */
export function CoverCells({ lines, isFolded, scale, days, onOpen }: CoverCellsProps) {
  const say = coverWords.use();
  const [stop, setStop] = useState<string>();
  const rows = isFolded ? [] : lines.map((line) => ({ line, cells: cellsOf(line, scale, days) }));
  const keys = rows.flatMap(({ cells }) => cells.filter(({ gaps }) => gaps.length > 0).map(({ key }) => key));
  const tabStop = stop !== undefined && keys.includes(stop) ? stop : keys[0];

  return (
    <div role="presentation" onKeyDown={moveAmong}>
      <div className={styles.row}>
        {scale.columns.map(({ index, x, date }) => {
          const short = shortOfDay(lines, index);
          return (
            short > 0 && (
              <span key={date} className={`${styles.cell} ${styles.gap}`} style={boxOf(x, scale.columnWidth)}>
                <span aria-hidden="true">−{short}</span>
                <span className="visually-hidden">{`${shortDay(date)}: ${say('short', { count: short })}`}</span>
              </span>
            )
          );
        })}
      </div>
      {rows.map(({ line, cells }) => (
        <div key={line.key} className={styles.row} role="group" aria-label={placeText(line, say)}>
          {cells.map(({ key, x, width, text, name, gaps }) =>
            gaps.length > 0 ? (
              <button
                key={key}
                type="button"
                className={`${styles.cell} ${styles.gap}`}
                style={boxOf(x, width)}
                data-tip={name}
                data-gap={line.key}
                tabIndex={key === tabStop ? 0 : -1}
                onFocus={() => setStop(key)}
                onClick={() => onOpen({ line, gaps })}
              >
                <span aria-hidden="true">{text}</span>
                <span className="visually-hidden">{name}</span>
              </button>
            ) : (
              <span key={key} className={`${styles.cell} ${styles.met}`} style={boxOf(x, width)} data-tip={name}>
                <span aria-hidden="true">{text}</span>
                <span className="visually-hidden">{name}</span>
              </span>
            ),
          )}
        </div>
      ))}
    </div>
  );
}

const boxOf = (x: number, width: number) => ({ insetInlineStart: x + 1, inlineSize: Math.max(2, width - 2) });

/** Left and right go through the gaps of a line, up and down to the nearest one of the next line. */
function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-gap]') || event.ctrlKey || event.altKey) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-gap]')];
  const isBack = (key === 'ArrowLeft') !== (getComputedStyle(target).direction === 'rtl');
  const next =
    key === 'ArrowLeft' || key === 'ArrowRight'
      ? all[all.indexOf(target) + (isBack ? -1 : 1)]
      : key === 'ArrowUp' || key === 'ArrowDown'
        ? nearestInNext(key === 'ArrowUp' ? all.toReversed() : all, target)
        : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearestInNext(all: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const row = all.slice(all.indexOf(from) + 1).find((one) => one.dataset['gap'] !== from.dataset['gap'])?.dataset[
    'gap'
  ];
  const x = from.getBoundingClientRect().left;
  const far = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - x);
  return all.filter((one) => one.dataset['gap'] === row).toSorted((a, b) => far(a) - far(b))[0];
}
