import type { Contact, chatContract } from '@horae/contract/office/chat.contract';
import type { AnswerOf } from '@horae/contract/route';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { matchRank } from '#platform/fold-text';
import { formatSmart } from '#platform/format-date';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Button } from '#ui/button';
import { ListSearchBox } from '#ui/list/list-search-box';
import { chatWords } from './chat.words';
import { Face } from './face';
import styles from './people-list.module.css';

type People = AnswerOf<typeof chatContract.people>;

interface PeopleListProps extends ScreenSearch {
  people: People;
  contactId: number | null;
  onProfile: () => void;
}

/** People with a conversation, newest first, and other contacts. */
export function PeopleList({ people, contactId, search, onSearch, onProfile }: PeopleListProps) {
  const say = chatWords.use();
  const q = search.q ?? '';
  const isFound = ({ fullName, role }: Contact) =>
    !q.trim() || [fullName, role].some((text) => matchRank(text, q) !== null);
  const chats = people.chatsContacts.filter(isFound);
  const known = new Set(people.chatsContacts.map(({ id }) => id));
  const contacts = people.contacts.filter((contact) => !known.has(contact.id) && isFound(contact));
  const find = (text: string) => onSearch((now) => withSearchChange(now, { q: text }), { replace: true });
  const own = people.profileUser;
  return (
    <div className={styles.people} data-people>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.own}
          aria-label={say('openProfile', { status: say(`status.${own.status}`) })}
          data-tip={say('profile')}
          onClick={onProfile}
        >
          <Face person={own} />
        </button>
        <ListSearchBox label={say('search')} value={q} onSearch={find} />
      </div>
      <div className={styles.lists}>
        {people.contacts.length === 0 && <p className={styles.none}>{say('nobody')}</p>}
        {people.contacts.length > 0 && chats.length + contacts.length === 0 && (
          <div className={styles.none}>
            <p>{say('noMatch', { q })}</p>
            <Button onClick={() => find('')}>{say('clearSearch')}</Button>
          </div>
        )}
        {chats.length > 0 && (
          <>
            <h2 id="chats">{say('chats')}</h2>
            <ul aria-labelledby="chats">
              {chats.map(({ chat, ...person }) => (
                <PersonLink key={person.id} person={person} search={search} isOpen={person.id === contactId}>
                  {chat.lastMessage && (
                    <time dateTime={chat.lastMessage.time}>{formatSmart(chat.lastMessage.time)}</time>
                  )}
                  <span className={`ellipsis ${styles.last}`}>
                    {chat.lastMessage?.senderId === person.id
                      ? chat.lastMessage.message
                      : say('you', { text: chat.lastMessage?.message ?? '' })}
                  </span>
                  {chat.unseenMsgs > 0 && person.id !== contactId && (
                    <span className={styles.unread}>
                      <span className="visually-hidden">{say('unread', { count: chat.unseenMsgs })}</span>
                      <span aria-hidden="true">{chat.unseenMsgs}</span>
                    </span>
                  )}
                </PersonLink>
              ))}
            </ul>
          </>
        )}
        {contacts.length > 0 && (
          <>
            <h2 id="contacts">{say('contacts')}</h2>
            <ul aria-labelledby="contacts" data-contacts>
              {contacts.map((person) => (
                <PersonLink key={person.id} person={person} search={search} isOpen={person.id === contactId}>
                  <span className={`ellipsis ${styles.last}`}>{person.role}</span>
                </PersonLink>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

interface PersonLinkProps extends Pick<ScreenSearch, 'search'> {
  person: Contact;
  isOpen: boolean;
  children: ReactNode;
}

function PersonLink({ person, search, isOpen, children }: PersonLinkProps) {
  const say = chatWords.use();
  return (
    <li>
      <Link
        to="/chat/$contactId"
        params={{ contactId: String(person.id) }}
        search={search}
        className={`hovers ring-inside ${styles.person}`}
        aria-current={isOpen ? 'page' : undefined}
        data-person={person.id}
      >
        <Face person={person} />
        <span className={styles.text}>
          <span className="ellipsis medium">
            <bdi>{person.fullName}</bdi>
            <span className="visually-hidden">, {say(`status.${person.status}`)}</span>
          </span>
          {children}
        </span>
      </Link>
    </li>
  );
}
