import { RecordQuery } from '@horae/contract/demo-apps/employee-records.contract';
import { IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { useWindowKind } from '#platform/window-kind';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { DotsMenu } from '#ui/dots-menu';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { SelectionBar } from '#ui/list/selection-bar';
import { ListHead } from '#ui/list-head/list-head';
import { ColumnMenu } from './column-menu';
import { DeleteRecordsDialog } from './delete-records-dialog';
import styles from './employee-records.module.css';
import { everyRecord, fetchRecords, recordsQuery } from './employee-records.queries';
import { recordWords } from './employee-records.words';
import { recordColumns } from './record-columns';
import { RecordDrawer } from './record-drawer';
import { RecordFilters } from './record-filters';
import { recordsFile } from './records-file';

const Address = RecordQuery.extend({ cols: z.array(z.string()).default([]) });

/** The employee table: search, filters, selection across pages, export and editing. */
export function EmployeeRecordsScreen(screen: ScreenSearch) {
  const say = recordWords.use();
  const list = listControl(screen, Address);
  const { search } = list;
  const { page, perPage, cols, ...wanted } = list.address;
  const { sort, sortColumn, ...filters } = wanted;
  const query = useQuery(recordsQuery({ ...wanted, page, perPage }));
  const [deleting, setDeleting] = useState<{ ids: number[]; name?: string } | null>(null);
  const open = (what: string) => list.change({ open: what, page });
  const close = () => screen.onSearch((now) => withSearchChange(now, { open: null }), { replace: true });
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isCompact, setCompact] = useState(false);
  useChanges('employee-records', everyRecord);
  useScreenKeys(say('title'), [{ what: say('key.add'), keys: ['n'], action: () => open('add') }]);

  const isPhone = useWindowKind() === 'phone';
  const hidden = new Set(cols);
  const all = query.data?.allData ?? [];
  const edited = all.find(({ id }) => search.open === `edit-${id}`);
  const cities = [...new Set(all.map((row) => row.city))].toSorted(new Intl.Collator('el').compare);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const total = query.data?.total ?? 0;
  const count = say('export.scope', { count: ids.size || total });
  const scope = exportScope([count], { isSelection: ids.size > 0, isFiltered });
  const selection = { ids, onChange: setIds };

  async function file() {
    const found =
      ids.size > 0
        ? all.filter(({ id }) => ids.has(id))
        : await everyPage((next) => fetchRecords({ ...wanted, ...next }));
    return recordsFile(found, scope, ids.size > 0);
  }

  const addButton = (
    <Button look="solid" data-keys="n" onClick={() => open('add')}>
      <IconUserPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  return (
    <>
      <ListHead title={say('title')} main={addButton}>
        <ExportMenu scope={scope} disabled={total === 0} file={file} />
      </ListHead>
      <div className={isCompact ? styles.compact : undefined}>
        <ListPanel
          thing={say('thing')}
          list={list}
          query={query}
          isFiltered={isFiltered}
          noMatch={say('noMatch')}
          empty={{ text: say('none'), action: addButton }}
          tools={
            <>
              <RecordFilters list={list} cities={cities} />
              {/* A phone has no columns. */}
              {!isPhone && (
                <ColumnMenu
                  hidden={hidden}
                  isCompact={isCompact}
                  onHidden={(next) => list.change({ cols: [...next].join(','), page }, { replace: true })}
                  onCompact={setCompact}
                />
              )}
            </>
          }
        >
          <SelectionBar selection={selection}>
            <Button look="plain" onClick={() => setDeleting({ ids: [...ids] })}>
              <IconTrash size={18} stroke={1.5} aria-hidden="true" />
              {say('deleteSelected')}
            </Button>
          </SelectionBar>
          <DataTable
            name={say('table')}
            columns={recordColumns(say).filter(({ key }) => isPhone || !hidden.has(key))}
            rows={query.data?.invoices ?? []}
            nameOf={({ full_name }) => full_name}
            isBusy={query.isPlaceholderData}
            selection={selection}
            sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
            renderActions={(record) => (
              <DotsMenu label={say('actionsFor', { name: record.full_name })}>
                <ActionItem
                  icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />}
                  onClick={() => open(`edit-${record.id}`)}
                >
                  {say('edit')}
                </ActionItem>
                <ActionItem
                  icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
                  onClick={() => setDeleting({ ids: [record.id], name: record.full_name })}
                >
                  {say('delete')}
                </ActionItem>
              </DotsMenu>
            )}
          />
        </ListPanel>
      </div>
      {search.open === 'add' && (
        <RecordDrawer
          onClose={close}
          onAdded={() => list.change({ sortColumn: 'id', sort: 'desc', open: '' }, { replace: true })}
        />
      )}
      {edited && <RecordDrawer key={edited.id} record={edited} onClose={close} />}
      {deleting && (
        <DeleteRecordsDialog
          ids={deleting.ids}
          name={deleting.name}
          onClose={() => setDeleting(null)}
          onDeleted={() => setIds(new Set([...ids].filter((id) => !deleting.ids.includes(id))))}
        />
      )}
    </>
  );
}
