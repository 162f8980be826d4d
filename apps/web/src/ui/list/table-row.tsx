import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../icon-button';
import styles from './data-table.module.css';
import { listWords } from './list.words';
import type { Column, DataTableProps } from './table-props';

interface TableRowProps<Row extends { id: number }>
  extends Pick<DataTableProps<Row>, 'nameOf' | 'renderActions' | 'selection'> {
  row: Row;
  inRow: readonly Column<Row>[];
  /** Columns shown below the row when it is expanded. */
  folded: readonly Column<Row>[];
}

export function TableRow<Row extends { id: number }>(props: TableRowProps<Row>) {
  const { row, inRow, folded, nameOf, renderActions, selection } = props;
  const say = listWords.use();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(row);
  const isSelected = selection?.ids.has(row.id) ?? false;

  function select(isOn: boolean): void {
    const next = new Set(selection?.ids);
    if (isOn) next.add(row.id);
    else next.delete(row.id);
    selection?.onChange(next);
  }

  return (
    <>
      <tr data-id={row.id} data-selected={isSelected || undefined}>
        {selection && (
          <td className={`screen-only ${styles.tick}`}>
            <input
              type="checkbox"
              aria-label={say('select', { name })}
              checked={isSelected}
              onChange={(event) => select(event.currentTarget.checked)}
            />
          </td>
        )}
        {inRow.map((column) => (
          <RowCell key={column.key} column={column} row={row} />
        ))}
        {folded.length > 0 && (
          <td>
            <IconButton
              icon={IconChevronDown}
              label={say('detailsOf', { name })}
              aria-expanded={isOpen}
              aria-controls={id}
              className={styles.unfold ?? ''}
              onClick={() => setOpen(!isOpen)}
            />
          </td>
        )}
        {renderActions && (
          <td className={`screen-only ${styles.actions}`}>
            <div className={styles.buttons}>{renderActions(row)}</div>
          </td>
        )}
      </tr>
      {folded.length > 0 && (
        <tr id={id} hidden={!isOpen}>
          <td colSpan={inRow.length + 3}>
            <dl className={styles.details}>
              {folded.map((column) => (
                <div key={column.key}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}

function RowCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  const value = <div className={styles.value}>{content}</div>;
  return column.isName ? (
    <th scope="row">{value}</th>
  ) : (
    <td
      data-align={column.align}
      data-label={column.header}
      data-phone={isBlank(content) ? 'hidden' : (column.onPhone ?? 'labelled')}
      data-unfolds={(column.unfolds && !column.onPhone) || undefined}
    >
      {value}
    </td>
  );
}

const isBlank = (content: ReactNode) => content === '–' || content === '' || content === null || content === undefined;
