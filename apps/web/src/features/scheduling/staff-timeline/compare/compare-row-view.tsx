import type { Column, RowView } from '@horae/timeline';
import { createRowView, type RowContext } from '#roster/grid/row-view';
import rowStyles from '#roster/grid/rows.module.css';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { GridRow } from '#roster/model/rows.rules';
import { rosterWords } from '#roster/roster.words';
import { fitting } from '#roster/texts/bar-text';
import { compareWords } from './compare.words';
import { comparedTracks } from './compare-bar';
import styles from './compare-bar.module.css';
import { comparedChip } from './compare-chip';
import chipStyles from './compare-chip.module.css';
import { FourFigures, shortFigures } from './compare-figures';
import { comparedName, figuresName } from './compare-texts';
import { type Figures, figuresOf, figuresOn } from './model/comparison-hours.rules';
import type { ComparisonModel } from './model/comparison-model.rules';

/** Space around the figures of a group in a day, px. */
const groupPadding = 6;

const whoOf = (row: GridRow) => (row.kind === 'group' ? row.title : row.resource.title);

/** The usual rows, but bars with three tracks and totals with four figures; a day is at least `dayWidth` px wide. */
export function createCompareRowView(
  model: ComparisonModel,
  context: RowContext,
  dayWidth: number,
): RowView<GridRow, ShiftBar> {
  const plain = createRowView(context);
  const { known } = model;
  const { chips, zoom } = context;

  const figures = (row: GridRow): Figures | undefined => {
    const hours = model.hours.get(row.id);
    return hours && figuresOf(hours);
  };
  const figuresIn = (row: GridRow, { index }: Column): Figures | undefined => {
    const hours = model.hours.get(row.id);
    return hours && figuresOn(hours, index);
  };

  function groupCell(row: GridRow, column: Column) {
    const ofDay = figuresIn(row, column);
    if (zoom === 'month') return plain.cell?.(row, column, []);
    if (zoom === 'day' || !ofDay || (ofDay.planned === 0 && ofDay.declared === 0 && ofDay.actual === 0)) return null;
    const [p, d, a] = shortFigures(ofDay, known, true);
    const { say } = compareWords;
    const long = `${say('short.planned')} ${p} ${say('short.declared')} ${d} ${say('short.actual')} ${a}`;
    const text = fitting([long, `${p} · ${d} · ${a}`, `${p}·${d}·${a}`], dayWidth - groupPadding);
    return text && <span className={rowStyles.subtotal}>{text}</span>;
  }

  return {
    ...plain,
    cell: (row, column) => (row.kind === 'group' ? groupCell(row, column) : null),
    cellName(row, column, items) {
      const ofDay = figuresIn(row, column);
      return [plain.cellName(row, column, items), ofDay && figuresName(ofDay, known)].filter(Boolean).join(', ');
    },
    describe(bar, place, row) {
      const { say } = rosterWords;
      const cuts = [place.cutStart && say('bar.fromPrevious'), place.cutEnd && say('bar.intoNext')].filter(Boolean);
      return {
        labels: [],
        name: [comparedName(bar, whoOf(row), model.comparisonOf(bar), known), ...cuts].join(', '),
        className: (chips ? chipStyles.chip : styles.bar) ?? '',
      };
    },
    item(bar, place) {
      const comparison = model.comparisonOf(bar);
      return chips
        ? comparedChip(bar, place, comparison, known, context)
        : comparedTracks({ bar, place, comparison, known, context });
    },
    total(row) {
      const all = figures(row);
      return all && <FourFigures figures={all} known={known} isWhole={row.kind === 'group'} />;
    },
    totalName(row) {
      const all = figures(row);
      return [whoOf(row), rosterWords.say('total'), all && figuresName(all, known)].filter(Boolean).join(', ');
    },
  };
}
