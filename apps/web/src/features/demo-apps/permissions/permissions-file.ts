import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { permissionsWords } from './permissions.words';
import { roleNames, roleText } from './role-names';

export function permissionsFile(permissions: readonly Permission[], scope: string, isPicked: boolean): ExportFile {
  const say = permissionsWords.say;
  return listFile({
    name: 'permissions',
    title: say('title'),
    scope,
    isPicked,
    columns: [
      { header: say('name'), width: 30 },
      { header: say('assignedTo'), width: 40 },
      { header: say('created'), width: 24 },
    ],
    rows: permissions.map(({ name, assignedTo, createdDate }) => [
      name,
      assignedTo.map(roleText).join(', '),
      createdDate,
    ]),
  });
}

/** Which role has which permission, as a file: permissions as rows, roles as columns. */
export function rolesFile(permissions: readonly Permission[], scope: string): ExportFile {
  const say = permissionsWords.say;
  return listFile({
    name: 'roles',
    title: say('matrix'),
    scope,
    columns: [
      { header: say('permission'), width: 30 },
      ...roleNames.map((role) => ({ header: roleText(role), width: 16 })),
    ],
    rows: permissions.map(({ name, assignedTo }) => [
      name,
      ...roleNames.map((role) => say(assignedTo.includes(role) ? 'yes' : 'no')),
    ]),
  });
}
