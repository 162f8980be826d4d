import type { Density, FootView, Metrics, RowView, Zoom } from '@horae/timeline';
import type { ReactNode } from 'react';
import type { RowContext } from '#roster/grid/row-view';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import type { GridRow } from '#roster/model/rows.rules';

/** Another way to render the same rows and bars; a new object renders all of them again. */
export interface GridLens {
  metrics: Record<Density, Metrics>;
  /** In px; it takes room from the days, but a week must still show seven. */
  totalWidth: number;
  narrowestDay: number;
  rowView: (context: RowContext, dayWidth: number) => RowView<GridRow, ShiftBar>;
  foot: (counted: Pick<GridModel, 'totals' | 'shown' | 'all'>, zoom: Zoom) => FootView;
  /** What a card of the day list shows below a shift, where there is no grid. */
  cardPart: (bar: ShiftBar) => ReactNode;
}
