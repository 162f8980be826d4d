import type { User } from '@horae/contract/demo-apps/users.contract';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { usersWords } from './users.words';

/** One user as a printable card: all fields in a column. */
export function userFile(user: User): ExportFile {
  const say = usersWords.say;
  const facts: [string, string][] = [
    [say('id'), String(user.id)],
    [say('username'), user.username],
    [say('email'), user.email],
    [say('contact'), user.contact],
    [say('company'), user.company],
    [say('country'), user.country],
    [say('plan'), say(`plan.${user.currentPlan}`)],
    [say('billing'), user.billing],
  ];
  return listFile({
    name: `user-${user.id}`,
    personal: 'users',
    title: user.fullName,
    sheet: say('user'),
    scope: `${say(`role.${user.role}`)} · ${say(`status.${user.status}`)}`,
    columns: [{ header: say('fullName') }, { header: user.fullName }],
    rows: facts,
    printed: [
      {
        isBare: true,
        columns: [
          { header: '', width: 20 },
          { header: '', width: 60 },
        ],
        rows: facts.map((cells) => ({ cells })),
      },
    ],
  });
}
