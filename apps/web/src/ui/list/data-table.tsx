import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { useStore } from '#platform/store';
import { useWindowKind } from '#platform/window-kind';
import { HeadPart } from '../list-head/head-part';
import { headSlots } from '../list-head/head-slots';
import { BusyFrame } from './busy-frame';
import styles from './data-table.module.css';
import { listWords } from './list.words';
import { moveToRow, unfoldRow } from './move-to-row';
import { PhoneSort } from './phone-sort';
import type { Column, DataTableProps } from './table-props';
import { TableRow } from './table-row';
import { useSelecting } from './use-selecting';
import { watchWide } from './watch-wide';

/** A table of records, shown as cards on phones. Clicking a row opens its link; arrow keys move between rows. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const {
    name,
    columns,
    rows,
    keyOf,
    sort,
    renderActions,
    selection: wanted,
    group,
    isBusy = false,
    isForSelection,
  } = props;
  const say = listWords.use();
  const kind = useWindowKind();
  const isTablet = kind === 'tablet';
  const isPhone = kind === 'phone';
  const hasHead = useStore(headSlots)?.more !== undefined;
  const { selection, begin, end } = useSelecting(wanted, isForSelection);
  const inRow = columns.filter((column) => !(isTablet && column.unfolds));
  const folded = isTablet ? columns.filter((column) => column.unfolds) : [];
  const isAll = rows.length > 0 && rows.every(({ id }) => selection?.ids.has(id));

  function selectPage(isOn: boolean): void {
    const next = new Set(selection?.ids);
    for (const { id } of rows)
      if (isOn) next.add(id);
      else next.delete(id);
    selection?.onChange(next);
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    if ((event.target as Element).closest('a, button, input, label, [role="menu"]')) return;
    // A press next to an open menu only closes the menu.
    if (event.currentTarget.querySelector('[role="menu"]')) return;
    if (getSelection()?.toString()) return;
    (event.target as Element).closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]')?.click();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (moveToRow(event) || unfoldRow(event)) event.preventDefault();
  }

  return (
    // Keys and clicks belong to the links inside; the mouse may also hit the row around them.
    <BusyFrame ref={watchWide} className={styles.frame} isBusy={isBusy} onClick={onClick} onKeyDown={onKeyDown}>
      {begin}
      {hasHead && sort && (
        <HeadPart slot="filters">
          <PhoneSort columns={columns} sort={sort} />
        </HeadPart>
      )}
      {isPhone && (selection || (sort && !hasHead)) && (
        <div className={`screen-only ${styles.phoneTools}`}>
          {selection && (
            <label>
              <PageTick isAll={isAll} onTick={selectPage} />
              {say('selectPage')}
            </label>
          )}
          {sort && !hasHead && <PhoneSort columns={columns} sort={sort} />}
          {selection && end}
        </div>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={`screen-only ${styles.tick}`}>
                {isPhone ? say('selection') : <PageTick isAll={isAll} onTick={selectPage} />}
              </th>
            )}
            {inRow.map((column) => (
              <HeadCell key={column.key} column={column} sort={isPhone ? undefined : sort} />
            ))}
            {folded.length > 0 && (
              <th scope="col" className={styles.narrow}>
                <span className="visually-hidden">{say('details')}</span>
              </th>
            )}
            {renderActions && (
              <th scope="col" className={`screen-only ${styles.actions}`}>
                <span className="visually-hidden">{say('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={keyOf?.(row) ?? row.id}>
              {group && isFirst(rows, index, group) && (
                <tr data-group="" className={styles.group}>
                  <th scope="rowgroup" colSpan={inRow.length + 3}>
                    {group.renderHead(rows.filter((one) => group.of(one) === group.of(row)))}
                  </th>
                </tr>
              )}
              <TableRow {...props} selection={selection} row={row} inRow={inRow} folded={folded} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </BusyFrame>
  );
}

function isFirst<Row extends { id: number }>(
  rows: readonly Row[],
  index: number,
  { of }: NonNullable<DataTableProps<Row>['group']>,
): boolean {
  const before = rows[index - 1];
  return !before || of(before) !== of(rows[index]!);
}

function PageTick({ isAll, onTick }: { isAll: boolean; onTick: (isOn: boolean) => void }) {
  const say = listWords.use();
  return (
    <input
      type="checkbox"
      aria-label={say('selectPage')}
      checked={isAll}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  );
}

function HeadCell<Row extends { id: number }>({
  column,
  sort,
}: {
  column: Column<Row>;
  sort: DataTableProps<Row>['sort'];
}) {
  const isSorted = sort?.column === column.key;
  const Arrow = isSorted ? (sort?.direction === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  const order = sort?.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={column.sorts && sort ? (isSorted ? order : 'none') : undefined}
    >
      {column.sorts && sort ? (
        <button type="button" className={styles.sort} onClick={() => sort.onSort(column.key)}>
          {column.header}
          <Arrow size={14} stroke={1.5} aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
