import type { User } from '@horae/contract/demo-apps/users.contract';
import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { roleIcons, statusLooks } from './user-values';
import styles from './users.module.css';
import type { usersWords } from './users.words';

type Say = ReturnType<typeof usersWords.use>;

export function userColumns(say: Say): Column<User>[] {
  return [
    { key: 'fullName', header: say('user'), isName: true, sorts: true, cell: (user) => <Who user={user} /> },
    {
      key: 'role',
      onPhone: 'hidden',
      header: say('role'),
      sorts: true,
      cell: ({ role }) => <RoleWord role={role} word={say(`role.${role}`)} />,
    },
    {
      key: 'currentPlan',
      header: say('plan'),
      sorts: true,
      unfolds: true,
      cell: (user) => say(`plan.${user.currentPlan}`),
    },
    { key: 'billing', header: say('billing'), sorts: true, unfolds: true, cell: ({ billing }) => billing },
    {
      key: 'status',
      onPhone: 'first',
      header: say('status'),
      sorts: true,
      cell: ({ status }) => <Badge {...statusLooks[status]}>{say(`status.${status}`)}</Badge>,
    },
  ];
}

function Who({ user: { id, fullName, email, avatar } }: { user: User }) {
  return (
    <PersonCell name={fullName} avatar={avatar} note={email}>
      <Link to="/users/$id" params={{ id: String(id) }} data-row-link="">
        {fullName}
      </Link>
    </PersonCell>
  );
}

export function RoleWord({ role, word }: { role: User['role']; word: string }) {
  const Glyph = roleIcons[role];
  return (
    <span className={styles.role}>
      <Glyph size={16} stroke={1.5} aria-hidden="true" />
      {word}
    </span>
  );
}
