import type { StripView } from '@horae/timeline';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { LocalDays } from '../../model/local-days.rules';
import { hoursFigure } from '../../texts/hour-texts';
import type { CoverLine } from '../model/cover-lines.rules';
import { CoverCells, type OpenedGap } from './cover-cells';
import styles from './cover-strip.module.css';
import { coverWords } from './cover-strip.words';
import { lineText, placeText } from './cover-text';

interface CoverStripOptions {
  lines: readonly CoverLine[];
  days: LocalDays;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onOpen: (opened: OpenedGap) => void;
}

const rowHeight = 22;
/** More would leave no room for the people. */
const mostLines = 8;

/** What is needed and planned on the days on screen: all of it in one row, and a row for each department. */
export function createCoverStrip({ lines, days, isFolded, onFold, onOpen }: CoverStripOptions): StripView {
  const { say } = coverWords;
  const count = lines.reduce((sum, { gaps }) => sum + gaps.length, 0);
  const shown = lines.slice(0, mostLines);
  const others = lines.length - shown.length;
  const rows = isFolded ? 1 : 1 + shown.length + (others > 0 ? 1 : 0);
  const gaps = count === 0 ? say('none') : say('gaps', { count });
  return {
    height: rows * rowHeight + 5,
    name: `${say('title')}: ${gaps}`,
    header: (
      <div className={styles.name}>
        <span className={styles.line}>
          <button
            type="button"
            className={styles.fold}
            data-cover=""
            aria-expanded={!isFolded}
            aria-label={`${say('title')}, ${gaps}. ${say(isFolded ? 'show' : 'fold')}`}
            onClick={() => onFold(!isFolded)}
          >
            {isFolded ? (
              <IconChevronRight size={16} stroke={1.5} className="flips" aria-hidden="true" />
            ) : (
              <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
            )}
            {say('title')}
          </button>
          <span>{gaps}</span>
        </span>
        {!isFolded && shown.map((line) => <LineName key={line.key} line={line} />)}
        {!isFolded && others > 0 && (
          <span className={styles.line}>
            <span className="ellipsis">{say('others', { count: others })}</span>
          </span>
        )}
      </div>
    ),
    content: (scale) => (
      <CoverCells lines={isFolded ? lines : shown} isFolded={isFolded} scale={scale} days={days} onOpen={onOpen} />
    ),
    contentName: `${say('title')}: ${gaps}`,
  };
}

function LineName({ line }: { line: CoverLine }) {
  const { say } = coverWords;
  const { jobTitle, skill, plannedMinutes, neededMinutes } = line;
  const figures = { planned: hoursFigure(plannedMinutes), needed: hoursFigure(neededMinutes) };
  const what = say('hours.what', { place: placeText(line, say), ...figures });
  return (
    <span className={styles.line} data-tip={what}>
      <span className={jobTitle === null && skill === null ? 'ellipsis' : `ellipsis ${styles.job}`}>
        {lineText(line, say)}
      </span>
      <span>{say('hours', figures)}</span>
    </span>
  );
}
