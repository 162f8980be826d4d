import type { Permission } from '@horae/contract/permissions.contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { Button } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ExportMenu } from '#ui/export/export-menu';
import { IconButton } from '#ui/icon-button';
import { DataTable } from '#ui/list/data-table';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { rowInFocus } from '#ui/list/row-in-focus';
import { SelectionBar } from '#ui/list/selection-bar';
import { PageHead } from '#ui/page-head';
import { AddPermissionDialog } from './add-permission-dialog';
import { DeletePermissionDialog } from './delete-permission-dialog';
import { permissionColumns } from './permission-columns';
import { everyPermission, fetchPermissions, permissionsQuery } from './permissions.queries';
import { permissionsWords } from './permissions.words';
import { permissionsFile } from './permissions-file';
import { RenamePermissionDialog } from './rename-permission-dialog';
import { roleNames, roleText } from './role-names';

type Open = { deed: 'add' } | { deed: 'rename' | 'delete'; permission: Permission } | null;

/** The list of permissions: searched, filtered by role, added to, renamed, deleted. */
export function PermissionsScreen(screen: ScreenSearch) {
  const say = permissionsWords.use();
  const list = listControl(screen, { perPage: 10, sort: 'asc', sortColumn: 'position' });
  const { q, page, perPage } = list;
  const assignedTo = screen.search.assignedTo;
  const query = useQuery(permissionsQuery({ q, page, perPage, assignedTo }));
  const [open, setOpen] = useState<Open>(null);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selection = { ids, onChange: setIds };
  useChanges('permissions', everyPermission);

  const rows = query.data?.permissions ?? [];
  const onFocused = (deed: 'rename' | 'delete') => {
    const permission = rows.find(({ id }) => id === rowInFocus());
    if (permission) setOpen({ deed, permission });
  };
  useScreenKeys(say('title'), [
    { what: say('key.add'), keys: ['n'], deed: () => setOpen({ deed: 'add' }) },
    { what: say('key.rename'), keys: ['F2'], deed: () => onFocused('rename') },
    { what: say('key.delete'), keys: ['Delete'], deed: () => onFocused('delete') },
  ]);

  const isFiltered = q !== '' || assignedTo !== undefined;
  const total = query.data?.total ?? 0;
  const mark = ids.size > 0 ? say('selectedOnly') : isFiltered && say('filtersOn');
  const scope = [say('count', { count: ids.size || total }), mark].filter(Boolean).join(' · ');

  async function file() {
    const found =
      ids.size > 0
        ? (query.data?.allData ?? []).filter(({ id }) => ids.has(id))
        : await everyPage((next) => fetchPermissions({ q, assignedTo, ...next }));
    return permissionsFile(found, scope);
  }

  const addButton = (
    <Button look="solid" onClick={() => setOpen({ deed: 'add' })}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={say('title')} lead={say('note')}>
        <ExportMenu scope={scope} disabled={total === 0} file={file} />
        {addButton}
      </PageHead>
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={
          <EmptyState drawing={<KeyHookDrawing />} text={say('empty')}>
            {addButton}
          </EmptyState>
        }
        tools={
          <>
            <ListSearch list={list} label={say('search')} />
            <FilterSelect
              list={list}
              name="assignedTo"
              label={say('role')}
              all={say('allRoles')}
              options={roleNames.map((role) => ({ value: role, label: roleText(role) }))}
            />
          </>
        }
      >
        <SelectionBar selection={selection} />
        <DataTable
          name={say('title')}
          columns={permissionColumns(say)}
          rows={rows}
          nameOf={({ name }) => name}
          isBusy={query.isPlaceholderData}
          selection={selection}
          renderActions={(permission) => (
            <>
              <IconButton
                icon={IconPencil}
                label={`${say('rename')} ${permission.name}`}
                onClick={() => setOpen({ deed: 'rename', permission })}
              />
              <IconButton
                icon={IconTrash}
                label={`${say('delete')} ${permission.name}`}
                onClick={() => setOpen({ deed: 'delete', permission })}
              />
            </>
          )}
        />
      </ListPanel>
      {open?.deed === 'add' && <AddPermissionDialog taken={query.data?.allData ?? []} onClose={close} />}
      {open?.deed === 'rename' && (
        <RenamePermissionDialog permission={open.permission} taken={query.data?.allData ?? []} onClose={close} />
      )}
      {open?.deed === 'delete' && <DeletePermissionDialog permission={open.permission} onClose={close} />}
    </>
  );
}
