import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api-error';
import { useChanges } from '#platform/changes';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { NewAddress } from '#ui/feeds/new-address';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { TextField } from '#ui/text-field';
import { eventFeedsWords } from './event-feeds.words';
import { FeedList } from './feed-list';
import styles from './security-events.module.css';
import { addFeed, everyFeed, feedsQuery } from './security-events.queries';

/** Creates and revokes the addresses at which a SIEM reads the events. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const say = eventFeedsWords.use();
  useChanges('security-events', everyFeed);
  const query = useQuery(feedsQuery);
  const adding = useMutation(addFeed);
  const [name, setName] = useState('');
  // The address is returned only once, when the feed is created, and is lost on closing.
  const made = query.data?.feeds.some(({ id }) => id === adding.data?.feed.id) ? adding.data : undefined;

  function make(event: FormEvent): void {
    event.preventDefault();
    if (adding.isPending) return;
    adding.mutate(name, { onSuccess: () => setName('') });
  }

  return (
    <Dialog title={say('title')} isOpen onClose={onClose}>
      <div className={styles.feeds}>
        <p className="quiet">{say('what')}</p>
        {made && <NewAddress address={made.address} className={styles.pair} say={say} />}
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={80} />}>
          {query.data && <FeedList feeds={query.data.feeds} />}
        </QueryStates>
        {adding.error && <Message kind="danger">{errorText(adding.error)}</Message>}
        <form className={styles.pair} onSubmit={make}>
          <TextField
            label={say('name')}
            value={name}
            maxLength={60}
            required
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button look="solid" type="submit" aria-disabled={adding.isPending || undefined}>
            {say('make')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
