import type { Recipient } from '@horae/contract/scheduling/publications.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { hotelMoment } from '#platform/hotel-day';
import { newKey } from '#platform/new-key';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { recipientsQuery, remindOf } from './publications.queries';
import { publicationsWords } from './publications.words';
import styles from './published-dialog.module.css';

/** Who has confirmed a publication and who has not, and a reminder for those who have not. */
export function Recipients({ hotel, publication }: { hotel: number; publication: number }) {
  const say = publicationsWords.use();
  const query = useQuery(recipientsQuery(hotel, publication));
  const [key, setKey] = useState(newKey);
  const reminding = useMutation(remindOf(hotel, publication, key));
  const people = query.data?.people ?? [];
  const isRemindable = people.some(({ seenAt, hasAccount }) => seenAt === null && hasAccount);

  function remind(): void {
    if (!reminding.isPending) reminding.mutate(undefined, { onSettled: () => setKey(newKey()) });
  }

  return (
    <QueryStates thing={say('published.thing')} query={query} skeleton={<SkeletonBlock height={48} />}>
      <ul className="plain-list">
        {people.map((person) => (
          <li key={person.employeeId} className={styles.person}>
            <span>
              {person.name} <span className="quiet">{person.code}</span>
            </span>
            <Status person={person} />
          </li>
        ))}
      </ul>
      {isRemindable && (
        <div className={styles.remind}>
          <Button aria-disabled={reminding.isPending || undefined} onClick={remind}>
            {say('remind')}
          </Button>
          <span className="quiet small">{say('remind.who')}</span>
        </div>
      )}
      {reminding.error && <Message kind="danger">{errorText(reminding.error)}</Message>}
      {reminding.data && (
        <Message kind="success">
          {say('remind.done', { count: reminding.data.reminded })}{' '}
          {reminding.data.tooSoon > 0 && say('remind.tooSoon', { count: reminding.data.tooSoon })}
        </Message>
      )}
    </QueryStates>
  );
}

function Status({ person: { seenAt, hasAccount, remindedAt } }: { person: Recipient }) {
  const say = publicationsWords.use();
  if (seenAt) return <Badge tone="success">{say('person.seen', { at: hotelMoment(seenAt) })}</Badge>;
  if (!hasAccount) return <Badge>{say('person.without')}</Badge>;
  return (
    <Badge tone="warning">
      {remindedAt ? say('person.reminded', { at: hotelMoment(remindedAt) }) : say('person.open')}
    </Badge>
  );
}
