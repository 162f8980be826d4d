import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { useChanges } from '#platform/changes';
import { formatMoment } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { ChangedDays } from './changed-days';
import styles from './own-changes.module.css';
import { confirmSeen, everyPublication, ownPublicationsQuery } from './publications.queries';
import { publicationsWords } from './publications.words';

/** What was published in the user's own roster, until they confirm that they have seen it. */
export function OwnChanges({ hotel, timeZone }: { hotel: number; timeZone: string }) {
  const say = publicationsWords.use();
  const { data } = useQuery(ownPublicationsQuery(hotel));
  const [key, setKey] = useState(newKey);
  const confirming = useMutation(confirmSeen(hotel, key, say('own.done')));
  useChanges('plan', everyPublication);
  const publications = data?.publications ?? [];
  if (publications.length === 0) return null;

  function confirm(): void {
    if (confirming.isPending) return;
    confirming.mutate(
      publications.map(({ id, version }) => ({ id, version })),
      { onSettled: () => setKey(newKey()) },
    );
  }

  return (
    <section className={styles.news} aria-labelledby="own-changes">
      <h2 id="own-changes">{say('own.title')}</h2>
      {publications.map(({ id, by, publishedAt, changes }) => {
        const at = formatMoment(publishedAt, timeZone);
        return (
          <div key={id}>
            <p className="quiet small">{by ? say('own.published', { by, at }) : say('own.publishedOn', { at })}</p>
            <ul className={styles.days}>
              <ChangedDays changes={changes} />
            </ul>
          </div>
        );
      })}
      {confirming.error && <Message kind="danger">{errorText(confirming.error)}</Message>}
      <div>
        <Button look="solid" aria-disabled={confirming.isPending || undefined} onClick={confirm}>
          {say('own.seen')}
        </Button>
      </div>
    </section>
  );
}
