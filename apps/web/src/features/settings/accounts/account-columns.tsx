import type { AccountRow } from '@horae/contract/settings/accounts.contract';
import { Link } from '@tanstack/react-router';
import { formatSmart } from '#platform/format-date';
import { Badge } from '#ui/badge';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { stateLooks } from './account-values';
import type { accountsWords } from './accounts.words';

type Say = ReturnType<typeof accountsWords.use>;

export function accountColumns(say: Say): Column<AccountRow>[] {
  return [
    {
      key: 'fullName',
      header: say('account'),
      isName: true,
      sorts: true,
      cell: ({ id, fullName, email, loginName, avatar }) => (
        <PersonCell name={fullName} avatar={avatar} note={email ?? loginName ?? ''}>
          <Link to="/accounts/$id" params={{ id: String(id) }} data-row-link="">
            {fullName}
          </Link>
        </PersonCell>
      ),
    },
    { key: 'role', onPhone: 'hidden', header: say('role'), sorts: true, cell: ({ role }) => say(`role.${role}`) },
    {
      key: 'state',
      onPhone: 'first',
      header: say('state'),
      sorts: true,
      cell: ({ state }) => <Badge {...stateLooks[state]}>{say(`state.${state}`)}</Badge>,
    },
    {
      key: 'hotels',
      onPhone: 'hidden',
      header: say('hotels'),
      unfolds: true,
      cell: (account) => hotelsText(account, say),
    },
    {
      key: 'lastLoginAt',
      onPhone: 'hidden',
      header: say('lastLogin'),
      sorts: true,
      unfolds: true,
      cell: ({ lastLoginAt }) => <bdi>{lastLoginAt ? formatSmart(new Date(lastLoginAt)) : say('never')}</bdi>,
    },
  ];
}

export function hotelsText({ role, hotels }: AccountRow, say: Say): string {
  return role === 'admin' ? say('everyHotel') : hotels.join(', ') || say('noHotel');
}
