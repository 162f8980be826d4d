import { type Permission, PermissionQuery } from '@horae/contract/demo-apps/permissions.contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Button } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { IconButton } from '#ui/icon-button';
import { DataTable } from '#ui/list/data-table';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { rowInFocus } from '#ui/list/row-in-focus';
import { SelectionBar } from '#ui/list/selection-bar';
import { ListHead } from '#ui/list-head/list-head';
import { AddPermissionDialog } from './add-permission-dialog';
import { DeletePermissionDialog } from './delete-permission-dialog';
import { permissionColumns } from './permission-columns';
import { everyPermission, fetchPermissions, permissionsQuery } from './permissions.queries';
import { permissionsWords } from './permissions.words';
import { permissionsFile } from './permissions-file';
import { RenamePermissionDialog } from './rename-permission-dialog';
import { roleNames, roleText } from './role-names';

/** The list of permissions: search, filter by role, adding, renaming and deletion. */
export function PermissionsScreen(screen: ScreenSearch) {
  const say = permissionsWords.use();
  const list = listControl(screen, PermissionQuery);
  const { q, page, assignedTo } = list.address;
  const query = useQuery(permissionsQuery(list.address));
  const [deleting, setDeleting] = useState<Permission | null>(null);
  const open = (what: string) => list.change({ open: what, page });
  const close = () => screen.onSearch((now) => withSearchChange(now, { open: null }), { replace: true });
  const rename = ({ id }: Permission) => open(`rename-${id}`);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selection = { ids, onChange: setIds };
  useChanges('permissions', everyPermission);

  const rows = query.data?.permissions ?? [];
  const all = query.data?.allData ?? [];
  const renamed = all.find(({ id }) => screen.search.open === `rename-${id}`);
  const onFocused = (action: (permission: Permission) => void) => {
    const permission = rows.find(({ id }) => id === rowInFocus());
    if (permission) action(permission);
  };
  useScreenKeys(say('title'), [
    { what: say('key.add'), keys: ['n'], action: () => open('add') },
    { what: say('key.rename'), keys: ['F2'], action: () => onFocused(rename) },
    { what: say('key.delete'), keys: ['Delete'], action: () => onFocused(setDeleting) },
  ]);

  const isFiltered = q !== '' || assignedTo !== undefined;
  const total = query.data?.total ?? 0;
  const count = say('count', { count: ids.size || total });
  const scope = exportScope([count], { isSelection: ids.size > 0, isFiltered });

  async function file() {
    const found =
      ids.size > 0
        ? all.filter(({ id }) => ids.has(id))
        : await everyPage((next) => fetchPermissions({ q, assignedTo, ...next }));
    return permissionsFile(found, scope, ids.size > 0);
  }

  const addButton = (
    <Button look="solid" data-keys="n" onClick={() => open('add')}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  return (
    <>
      <ListHead title={say('title')} lead={say('note')} main={addButton}>
        <ExportMenu scope={scope} disabled={total === 0} file={file} />
      </ListHead>
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={{ drawing: <KeyHookDrawing />, text: say('empty'), action: addButton }}
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
                onClick={() => rename(permission)}
              />
              <IconButton
                icon={IconTrash}
                label={`${say('delete')} ${permission.name}`}
                onClick={() => setDeleting(permission)}
              />
            </>
          )}
        />
      </ListPanel>
      {screen.search.open === 'add' && <AddPermissionDialog taken={all} onClose={close} />}
      {renamed && <RenamePermissionDialog key={renamed.id} permission={renamed} taken={all} onClose={close} />}
      {deleting && <DeletePermissionDialog permission={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
