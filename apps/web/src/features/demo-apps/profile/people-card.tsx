import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import styles from './profile.module.css';
import { starItem } from './profile.queries';
import { profileWords } from './profile.words';

export function PeopleCard({ people }: { people: ProfileData['suggestions'] }) {
  const say = profileWords.use();
  const id = useId();
  const { mutate } = useMutation(starItem);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{say('people')}</h2>
      <ul className={styles.rows}>
        {people.map((person) => (
          <li key={`${person.kind} ${person.id}`}>
            <Avatar name={person.name} src={person.avatar} size={40} />
            <span className={styles.who}>
              <strong>{person.name}</strong>
              <span>{person.mutualFriend}</span>
            </span>
            <Button
              look={person.isFollowed ? 'plain' : 'outline'}
              aria-label={say('followName', { name: person.name })}
              aria-pressed={person.isFollowed}
              onClick={() => mutate({ kind: person.kind, id: person.id, isStarred: !person.isFollowed })}
            >
              {say(person.isFollowed ? 'following' : 'follow')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
