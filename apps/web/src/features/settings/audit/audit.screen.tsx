import { Id } from '@horae/contract/fields';
import { AuditQuery } from '@horae/contract/settings/audit.contract';
import { useQuery } from '@tanstack/react-query';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { ListHead } from '#ui/list-head/list-head';
import { wordOf } from './action-looks';
import { auditQuery, fetchAudit } from './audit.queries';
import { auditWords } from './audit.words';
import { auditColumns } from './audit-columns';
import { AuditEntryDrawer } from './audit-entry-drawer';
import { auditFile } from './audit-file';
import { AuditFilters } from './audit-filters';

const Address = AuditQuery.extend({ entry: Id.optional() });

/** Who changed or viewed what: filtered, opened in detail and exported. */
export function AuditScreen(screen: ScreenSearch) {
  const say = auditWords.use();
  const list = listControl(screen, Address);
  const { page, perPage, entry: open, ...wanted } = list.address;
  const query = useQuery(auditQuery({ ...wanted, page, perPage }));
  const entries = query.data?.entries ?? [];
  const isFiltered = Object.values(wanted).some(Boolean);
  const total = query.data?.total ?? 0;
  const scope = exportScope([say('export.scope', { count: total })], { isFiltered });
  return (
    <>
      <ListHead title={say('title')}>
        <ExportMenu
          scope={scope}
          disabled={total === 0}
          file={async () => auditFile(await everyPage((next) => fetchAudit({ ...wanted, ...next })), scope)}
        />
      </ListHead>
      <ListPanel
        foldsFilters
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={{ text: say('none') }}
        tools={<AuditFilters list={list} about={entries[0]?.about?.name} />}
      >
        <DataTable
          name={say('title')}
          columns={auditColumns(say, list.search)}
          rows={entries}
          nameOf={({ deed: action, object, objectId }) =>
            say('entry', { action: wordOf(action, say), object, id: objectId })
          }
          isBusy={query.isPlaceholderData}
        />
      </ListPanel>
      {open !== undefined && query.data && (
        <AuditEntryDrawer
          entry={entries.find(({ id }) => id === open)}
          onClose={() => screen.onSearch((now) => withSearchChange(now, { entry: null }))}
        />
      )}
    </>
  );
}
