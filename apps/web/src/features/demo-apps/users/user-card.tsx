import type { User } from '@horae/contract/demo-apps/users.contract';
import { foldText } from '@horae/contract/fold-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chatPeopleQuery } from '#platform/chat-people.queries';

import { Avatar } from '#ui/avatar';
import { Badge } from '#ui/badge';
import { RoleWord } from './user-columns';
import { statusLooks } from './user-values';
import styles from './users.module.css';
import { usersWords } from './users.words';

/** A user's name, role and status, beside further details. */
export function UserCard({ user, children }: { user: User; children: ReactNode }) {
  const say = usersWords.use();
  const { data } = useQuery(chatPeopleQuery);
  const contact = data?.contacts.find(({ fullName }) => foldText(fullName) === foldText(user.fullName));
  return (
    <div className={`one-column-on-tablet ${styles.view}`}>
      <section className={styles.card} aria-label={user.fullName}>
        <Avatar name={user.fullName} src={user.avatar} size={96} />
        <RoleWord role={user.role} word={say(`role.${user.role}`)} />
        <Badge {...statusLooks[user.status]}>{say(`status.${user.status}`)}</Badge>
        <p className={`screen-only ${styles.actions}`}>
          <Link
            to="/email/$"
            params={{ _splat: 'inbox' }}
            search={{ compose: 'new', to: `${user.fullName} <${user.email}>` }}
          >
            {say('writeEmail')}
          </Link>
          {contact && (
            <Link to="/chat/$contactId" params={{ contactId: String(contact.id) }}>
              {say('startChat')}
            </Link>
          )}
        </p>
      </section>
      {children}
    </div>
  );
}
