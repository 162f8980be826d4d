import type { FootView, Zoom } from '@horae/timeline';
import { createFoot } from '#roster/grid/foot-view';
import type { GridModel } from '#roster/model/grid-model.rules';
import { rosterWords } from '#roster/roster.words';
import { compareWords } from './compare.words';
import { FourFigures, shortFigures } from './compare-figures';
import styles from './compare-figures.module.css';
import { figuresName, figuresTitle } from './compare-texts';
import { figuresOf, figuresOn } from './model/comparison-hours.rules';
import type { ComparisonModel } from './model/comparison-model.rules';

type Counted = Pick<GridModel, 'totals' | 'shown' | 'all'>;

/** The sticky last row: hours planned, declared and worked by day, with their sums in the corner. */
export function createCompareFoot({ totals, known }: ComparisonModel, counted: Counted, zoom: Zoom): FootView {
  const { say } = compareWords;
  const plain = createFoot(counted, zoom);
  const isNarrow = zoom === 'month' || zoom === 'two-weeks';
  const letters = [say('short.planned'), say('short.declared'), say('short.actual')];
  const all = figuresOf(totals);
  return {
    ...plain,
    height: 52,
    header: (
      <span className={styles.footHead} data-tip={figuresTitle(known)}>
        {plain.header}
        {isNarrow && (
          <small className={styles.letters}>
            {letters.map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </small>
        )}
      </span>
    ),
    name: `${plain.name} ${say('rules')}`,
    cell({ index }) {
      const figures = shortFigures(figuresOn(totals, index), known, true);
      return (
        <span className={isNarrow ? styles.stack : styles.side}>
          {figures.map((figure, at) => (
            <span key={letters[at]}>
              {!isNarrow && <small>{letters[at]}</small>} {figure}
            </span>
          ))}
        </span>
      );
    },
    cellName: (column) => `${plain.cellName(column)}, ${figuresName(figuresOn(totals, column.index), known)}`,
    total: <FourFigures figures={all} known={known} isWhole />,
    totalName: `${rosterWords.say('total')}, ${figuresName(all, known)}`,
  };
}
