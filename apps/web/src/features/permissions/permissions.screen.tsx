import type { Permission } from '@horae/contract/permissions.contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { Button } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { IconButton } from '#ui/icon-button';
import { DataTable } from '#ui/list/data-table';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { rowInFocus } from '#ui/list/row-in-focus';
import { PageHead } from '#ui/page-head';
import { AddPermissionDialog } from './add-permission-dialog';
import { DeletePermissionDialog } from './delete-permission-dialog';
import { permissionColumns } from './permission-columns';
import { everyPermission, permissionsQuery } from './permissions.queries';
import { permissionsWords } from './permissions.words';
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
        {addButton}
      </PageHead>
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={q !== '' || assignedTo !== undefined}
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
        <DataTable
          name={say('title')}
          columns={permissionColumns(say)}
          rows={rows}
          nameOf={({ name }) => name}
          isBusy={query.isPlaceholderData}
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
