import { RecordQuery } from '@horae/contract/demo-apps/employee-records.contract';
import { IconUserPlus } from '@tabler/icons-react';
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
import { Button } from '#ui/button';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { ListPanel } from '#ui/list/list-panel';
import { ListHead } from '#ui/list-head/list-head';
import { ColumnMenu } from './column-menu';
import { DeleteRecordsDialog } from './delete-records-dialog';
import styles from './employee-records.module.css';
import { everyRecord, fetchRecords, recordsQuery } from './employee-records.queries';
import { recordWords } from './employee-records.words';
import { RecordDrawer } from './record-drawer';
import { RecordFilters } from './record-filters';
import { RecordTable } from './record-table';
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
          <RecordTable
            rows={query.data?.invoices ?? []}
            hidden={hidden}
            isBusy={query.isPlaceholderData}
            selection={selection}
            sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
            onEdit={({ id }) => open(`edit-${id}`)}
            onDelete={setDeleting}
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
