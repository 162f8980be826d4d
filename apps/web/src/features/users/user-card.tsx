import type { User } from '@horae/contract/users.contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar';
import { Badge } from '#ui/badge';
import { RoleWord } from './user-columns';
import { statusLooks } from './user-values';
import styles from './users.module.css';
import { usersWords } from './users.words';

/** Who it is, beside what is known of them. */
export function UserCard({ user, children }: { user: User; children: ReactNode }) {
  const say = usersWords.use();
  return (
    <div className={styles.view}>
      <section className={styles.card} aria-label={user.fullName}>
        <Avatar name={user.fullName} src={user.avatar} size={96} />
        <RoleWord role={user.role} word={say(`role.${user.role}`)} />
        <Badge {...statusLooks[user.status]}>{say(`status.${user.status}`)}</Badge>
        <p className={styles.deeds}>
          <Link
            to="/email/$"
            params={{ _splat: 'inbox' }}
            search={{ compose: 'new', to: `${user.fullName} <${user.email}>` }}
          >
            {say('writeEmail')}
          </Link>
        </p>
      </section>
      {children}
    </div>
  );
}
