import type { EmployeeRecord } from '@horae/contract/demo-apps/employee-records.contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useWindowKind } from '#platform/window-kind';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { DotsMenu } from '#ui/dots-menu';
import { DataTable } from '#ui/list/data-table';
import { SelectionBar } from '#ui/list/selection-bar';
import type { DataTableProps, TableSelection } from '#ui/list/table-props';
import { recordWords } from './employee-records.words';
import { recordColumns } from './record-columns';

interface RecordTableProps extends Pick<DataTableProps<EmployeeRecord>, 'rows' | 'isBusy' | 'sort'> {
  /** The keys of the columns left out. */
  hidden: ReadonlySet<string>;
  selection: TableSelection;
  onEdit: (record: EmployeeRecord) => void;
  onDelete: (records: { ids: number[]; name?: string }) => void;
}

/** The table of the records, with what can be done with one of them and with the selected ones. */
export function RecordTable({ rows, hidden, isBusy, selection, sort, onEdit, onDelete }: RecordTableProps) {
  const say = recordWords.use();
  const isPhone = useWindowKind() === 'phone';
  return (
    <>
      <SelectionBar selection={selection}>
        <Button look="plain" onClick={() => onDelete({ ids: [...selection.ids] })}>
          <IconTrash size={18} stroke={1.5} aria-hidden="true" />
          {say('deleteSelected')}
        </Button>
      </SelectionBar>
      <DataTable
        name={say('table')}
        columns={recordColumns(say).filter(({ key }) => isPhone || !hidden.has(key))}
        rows={rows}
        nameOf={({ full_name }) => full_name}
        isBusy={isBusy}
        selection={selection}
        sort={sort}
        renderActions={(record) => (
          <DotsMenu label={say('actionsFor', { name: record.full_name })}>
            <ActionItem icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />} onClick={() => onEdit(record)}>
              {say('edit')}
            </ActionItem>
            <ActionItem
              icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => onDelete({ ids: [record.id], name: record.full_name })}
            >
              {say('delete')}
            </ActionItem>
          </DotsMenu>
        )}
      />
    </>
  );
}
