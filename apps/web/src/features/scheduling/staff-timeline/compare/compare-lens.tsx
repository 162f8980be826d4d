import type { Density, Metrics } from '@horae/timeline';
import type { GridLens } from '../grid/grid-lens';
import { ClockPairs } from './clock-pairs';
import { createCompareFoot } from './compare-foot';
import { createCompareRowView } from './compare-row-view';
import type { ComparisonModel } from './model/comparison-model.rules';

export { createComparer } from './model/comparison-model.rules';

/** Three tracks in 44 px: rows with one lane are 60 px high, compact ones 52. */
const metrics: Record<Density, Metrics> = {
  comfortable: { barHeight: 44, barGap: 8, rowPadding: 8, groupHeight: 40, moreHeight: 18 },
  compact: { barHeight: 44, barGap: 4, rowPadding: 4, groupHeight: 40, moreHeight: 16 },
};

/** How the grid and the day cards look while plan, declaration and clock are compared. */
export function createCompareLens(model: ComparisonModel): GridLens {
  return {
    metrics,
    totalWidth: 120,
    narrowestDay: 132,
    rowView: (context, dayWidth) => createCompareRowView(model, context, dayWidth),
    foot: (counted, zoom) => createCompareFoot(model, counted, zoom),
    cardPart: (bar) => <ClockPairs key={bar.id} bar={bar} model={model} />,
  };
}
