import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { IconButton } from '../icon-button';
import { SelectField } from '../select-field';
import styles from './data-table.module.css';
import { listWords } from './list.words';
import type { Column, DataTableProps } from './table-props';

interface PhoneSortProps<Row extends { id: number }> {
  columns: readonly Column<Row>[];
  sort: NonNullable<DataTableProps<Row>['sort']>;
}

/** Sorting on phones, where the cards have no column headers. */
export function PhoneSort<Row extends { id: number }>({ columns, sort }: PhoneSortProps<Row>) {
  const say = listWords.use();
  const isUp = sort.direction === 'asc';
  const sorting = columns.filter((column) => column.sorts);
  const isKnown = sorting.some(({ key }) => key === sort.column);
  return (
    <div className={styles.sortBar}>
      <SelectField
        label={say('sortBy')}
        isInline
        value={isKnown ? sort.column : ''}
        options={[
          ...(isKnown ? [] : [{ value: '', label: '–' }]),
          ...sorting.map(({ key, header }) => ({ value: key, label: header })),
        ]}
        onChange={(key) => key && sort.onSort(key)}
      />
      <IconButton
        icon={isUp ? IconSortAscending : IconSortDescending}
        label={say(isUp ? 'ascending' : 'descending')}
        onClick={() => sort.onSort(sort.column)}
      />
    </div>
  );
}
