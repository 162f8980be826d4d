import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { IconCircleCheck, IconCircleDashed, IconCircleMinus, IconMailForward, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { mayCall } from '#platform/access';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Button, buttonClass } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { ListHead } from '#ui/list-head/list-head';
import { Part } from '#ui/part';
import { StatTiles } from '#ui/stat-tiles';
import { accountColumns } from './account-columns';
import { AccountFilters } from './account-filters';
import { accountsQuery, everyAccount, fetchAccounts } from './accounts.queries';
import { accountsWords } from './accounts.words';
import { accountsFile } from './accounts-file';
import { peopleWords } from './people.words';
import { requirementWords } from './two-step-requirement.words';

const InviteDrawer = lazy(() => import('./invite-drawer').then((part) => ({ default: part.InviteDrawer })));
const InvitePeopleDialog = lazy(() =>
  import('./invite-people-dialog').then((part) => ({ default: part.InvitePeopleDialog })),
);
const TwoStepRequirementDialog = lazy(() =>
  import('./two-step-requirement-dialog').then((part) => ({ default: part.TwoStepRequirementDialog })),
);

/** The accounts: searched, invited and opened. */
export function AccountsScreen(screen: ScreenSearch) {
  const say = accountsWords.use();
  const sayPeople = peopleWords.use();
  const isAdministrator = mayCall(useStore(session), 'admin');
  const list = listControl(screen, accountsContract.list.query);
  const { page, perPage, ...wanted } = list.address;
  const { q, role, hotel, state, sort, sortColumn } = wanted;
  const query = useQuery(accountsQuery({ ...wanted, page, perPage }));
  const [open, setOpen] = useState<'invite' | 'people' | 'two-step' | null>(null);
  useChanges('accounts', everyAccount);
  useScreenKeys(say('title'), [{ what: say('key.invite'), keys: ['n'], action: () => setOpen('invite') }]);

  const isFiltered = [q, role, hotel, state].some(Boolean);
  const total = query.data?.total ?? 0;
  const counts = query.data?.counts;
  const scope = exportScope([say('export.scope', { count: total })], { isFiltered });
  const inviteButton = (
    <Button look="solid" data-keys="n" onClick={() => setOpen('invite')}>
      <IconUserPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('invite')}
    </Button>
  );
  const close = () => setOpen(null);
  return (
    <>
      <ListHead title={say('title')} lead={say('lead')} main={inviteButton}>
        <ExportMenu
          scope={scope}
          disabled={total === 0}
          file={async () => accountsFile(await everyPage((next) => fetchAccounts({ ...wanted, ...next })), scope)}
        />
        {isAdministrator && (
          <>
            <Link to="/accounts/outbox" className={buttonClass('outline')}>
              <IconMailForward size={18} stroke={1.5} aria-hidden="true" />
              {sayPeople('outbox')}
            </Link>
            <Button onClick={() => setOpen('two-step')}>{requirementWords.say('open')}</Button>
          </>
        )}
        <Button onClick={() => setOpen('people')}>{sayPeople('open')}</Button>
      </ListHead>
      <StatTiles
        tiles={[
          { label: say('tile.active'), value: counts?.active, icon: IconCircleCheck },
          { label: say('tile.invited'), value: counts?.invited, icon: IconCircleDashed },
          { label: say('tile.disabled'), value: counts?.disabled, icon: IconCircleMinus },
        ]}
      />
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={{ drawing: <BellDrawing />, text: say('none'), action: inviteButton }}
        tools={<AccountFilters list={list} />}
      >
        <DataTable
          name={say('title')}
          columns={accountColumns(say)}
          rows={query.data?.accounts ?? []}
          nameOf={({ fullName }) => fullName}
          isBusy={query.isPlaceholderData}
          sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
        />
      </ListPanel>
      {open && (
        <Part>
          {open === 'invite' && <InviteDrawer onClose={close} />}
          {open === 'people' && <InvitePeopleDialog onClose={close} />}
          {open === 'two-step' && <TwoStepRequirementDialog onClose={close} />}
        </Part>
      )}
    </>
  );
}
