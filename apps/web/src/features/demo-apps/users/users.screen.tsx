import { type User, UserQuery } from '@horae/contract/demo-apps/users.contract';
import { IconEye, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { DotsMenu } from '#ui/dots-menu';
import { BellDrawing } from '#ui/drawings';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { SelectionBar } from '#ui/list/selection-bar';
import { ListHead } from '#ui/list-head/list-head';
import { AddUserDrawer } from './add-user-drawer';
import { DeleteUserDialog } from './delete-user-dialog';
import { useStoredPage } from './use-stored-page';
import { userColumns } from './user-columns';
import { UserFilters } from './user-filters';
import { UserTiles } from './user-tiles';
import { everyUser, fetchUsers, usersQuery } from './users.queries';
import { usersWords } from './users.words';
import { usersFile } from './users-file';

/** The list of users: search, adding, editing and deletion. */
export function UsersScreen(screen: ScreenSearch) {
  const say = usersWords.use();
  const navigate = useNavigate();
  const list = listControl(screen, UserQuery);
  useStoredPage(list);
  const { page, perPage, ...wanted } = list.address;
  const { q, role, plan, status, sort, sortColumn } = wanted;
  const { open } = list.search;
  const add = () => list.change({ open: 'add', page });
  const close = () => screen.onSearch((now) => withSearchChange(now, { open: null }), { replace: true });
  const query = useQuery(usersQuery({ ...wanted, page, perPage }));
  const [deleting, setDeleting] = useState<User | null>(null);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selection = { ids, onChange: setIds };
  useChanges('users', everyUser);
  useScreenKeys(say('title'), [{ what: say('key.add'), keys: ['n'], action: add }]);

  const isFiltered = [q, role, plan, status].some(Boolean);
  const total = query.data?.total ?? 0;
  const count = say('export.scope', { count: ids.size || total });
  const scope = exportScope([count], { isSelection: ids.size > 0, isFiltered });

  async function file() {
    // Selected users may be outside the current filters.
    const filters = ids.size > 0 ? { q: '', sort, sortColumn } : wanted;
    const found = await everyPage((next) => fetchUsers({ ...filters, ...next }));
    return usersFile(
      found.filter(({ id }) => ids.size === 0 || ids.has(id)),
      scope,
      ids.size > 0,
    );
  }

  const addButton = (
    <Button look="solid" data-keys="n" onClick={add}>
      <IconUserPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  return (
    <>
      <ListHead title={say('title')} main={addButton}>
        <ExportMenu scope={scope} disabled={total === 0} file={file} />
      </ListHead>
      <UserTiles />
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        noMatch={say('noMatch')}
        empty={{ drawing: <BellDrawing />, text: say('none'), action: addButton }}
        tools={<UserFilters list={list} />}
      >
        <SelectionBar selection={selection} />
        <DataTable
          name={say('title')}
          columns={userColumns(say)}
          rows={query.data?.users ?? []}
          nameOf={({ fullName }) => fullName}
          isBusy={query.isPlaceholderData}
          selection={selection}
          sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
          renderActions={(user) => (
            <DotsMenu label={say('actionsFor', { name: user.fullName })}>
              <ActionItem
                icon={<IconEye size={18} stroke={1.5} aria-hidden="true" />}
                onClick={() => void navigate({ to: '/users/$id', params: { id: String(user.id) } })}
              >
                {say('view')}
              </ActionItem>
              <ActionItem
                icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
                onClick={() => setDeleting(user)}
              >
                {say('delete')}
              </ActionItem>
            </DotsMenu>
          )}
        />
      </ListPanel>
      {open === 'add' && (
        <AddUserDrawer
          onClose={close}
          onAdded={() => {
            // Newest first, so that the added user is visible.
            const newest = { q: '', role: '', plan: '', status: '', sortColumn: 'id', sort: 'desc' };
            list.change({ ...newest, open: '' }, { replace: true });
          }}
        />
      )}
      {deleting && <DeleteUserDialog user={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
