import type { User } from '@horae/contract/demo-apps/users.contract';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { usersWords } from './users.words';

export function usersFile(users: readonly User[], scope: string, isPicked: boolean): ExportFile {
  const say = usersWords.say;
  return listFile({
    name: 'users',
    personal: 'users',
    title: say('title'),
    scope,
    isPicked,
    columns: [
      { header: say('id'), kind: 'integer' },
      { header: say('fullName'), width: 26 },
      { header: say('username'), width: 14 },
      { header: say('email'), width: 32 },
      { header: say('role'), width: 12 },
      { header: say('plan'), width: 12 },
      { header: say('billing'), width: 16 },
      { header: say('status'), width: 10 },
      { header: say('company'), width: 20 },
      { header: say('country'), width: 12 },
      { header: say('contact'), width: 18 },
    ],
    rows: users.map((user) => [
      user.id,
      user.fullName,
      user.username,
      user.email,
      say(`role.${user.role}`),
      say(`plan.${user.currentPlan}`),
      user.billing,
      say(`status.${user.status}`),
      user.company,
      user.country,
      user.contact,
    ]),
  });
}
