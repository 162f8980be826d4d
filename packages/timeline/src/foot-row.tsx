import { memo } from 'react';
import { columnClass } from './head-rows';
import type { Scale } from './scale';
import type { FootView, HeadView } from './views';

interface FootRowProps {
  foot: FootView;
  head: HeadView;
  scale: Scale;
  ariaIndex: number;
  hasTotal: boolean;
  today: number;
  /** Column with the tab stop, -1 for none. */
  activeColumn: number;
}

/** The sticky last row: a total per column, and the grand total in the corner. */
export const FootRow = memo(function FootRow(props: FootRowProps) {
  const { foot, head, scale, hasTotal } = props;
  const tab = (column: number) => (column === props.activeColumn ? 0 : -1);
  return (
    <div role="row" className="tl-foot" aria-rowindex={props.ariaIndex} style={{ height: foot.height }}>
      <div role="rowheader" className="tl-name" aria-colindex={1} aria-label={foot.name} tabIndex={tab(0)}>
        {foot.header}
      </div>
      {scale.columns.map((column) => (
        <div
          key={column.index}
          role="gridcell"
          className={`tl-cell ${columnClass(column.index, props.today, head.columnClassName?.(column))}`}
          aria-colindex={column.index + 2}
          aria-label={foot.cellName(column)}
          tabIndex={tab(column.index + 1)}
        >
          {foot.cell(column)}
        </div>
      ))}
      {hasTotal && (
        <div
          role="gridcell"
          className="tl-total"
          aria-colindex={scale.columns.length + 2}
          aria-label={foot.totalName}
          tabIndex={tab(scale.columns.length + 1)}
        >
          {foot.total}
        </div>
      )}
    </div>
  );
});
