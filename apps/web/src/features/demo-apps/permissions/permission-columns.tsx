import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import styles from './permissions.module.css';
import type { permissionsWords } from './permissions.words';
import { roleText } from './role-names';

export function permissionColumns(say: ReturnType<typeof permissionsWords.use>): Column<Permission>[] {
  return [
    {
      key: 'name',
      header: say('name'),
      isName: true,
      cell: ({ name }) => <span className="breaks-anywhere">{name}</span>,
    },
    {
      key: 'assignedTo',
      onPhone: 'second',
      header: say('assignedTo'),
      cell: ({ assignedTo }) => (
        <span className={styles.roles}>
          {assignedTo.map((role) => (
            <Link
              key={role}
              to="/permissions"
              search={{ assignedTo: role }}
              data-tip={say('withRole', { role: roleText(role) })}
            >
              <Badge tone={role === 'administrator' ? 'primary' : 'neutral'}>{roleText(role)}</Badge>
            </Link>
          ))}
        </span>
      ),
    },
    {
      key: 'created',
      onPhone: 'hidden',
      header: say('created'),
      cell: ({ createdDate }) => <span className="one-line">{createdDate}</span>,
    },
  ];
}
