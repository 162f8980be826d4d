import type { AccountRow } from '@horae/contract/settings/accounts.contract';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { hotelsText } from './account-columns';
import { accountsWords } from './accounts.words';

export function accountsFile(accounts: readonly AccountRow[], scope: string): ExportFile {
  const say = accountsWords.say;
  return listFile({
    name: 'accounts',
    personal: 'accounts',
    title: say('title'),
    scope,
    columns: [
      { header: say('id'), kind: 'integer' },
      { header: say('fullName'), width: 26 },
      { header: say('email'), width: 32 },
      { header: say('loginName'), width: 18 },
      { header: say('role'), width: 14 },
      { header: say('state'), width: 10 },
      { header: say('hotels'), width: 40 },
      { header: say('lastLogin'), kind: 'moment', width: 22 },
    ],
    rows: accounts.map((account) => [
      account.id,
      account.fullName,
      account.email ?? '',
      account.loginName ?? '',
      say(`role.${account.role}`),
      say(`state.${account.state}`),
      hotelsText(account, say),
      account.lastLoginAt ?? '',
    ]),
  });
}
