import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { ErrorPanel } from '#ui/error-panel';
import { NewAddress } from '#ui/feeds/new-address';
import { Message } from '#ui/message';
import { feedWords } from './feed.words';
import styles from './feed-dialog.module.css';
import { FeedList } from './feed-list';
import { addFeed, feedsQuery } from './roster-feeds.queries';

interface FeedDialogProps {
  hotel: number;
  employeeId: number;
  name: string;
  timeZone: string;
  onClose: () => void;
}

/** Creates and revokes the feed addresses of one employee. */
export function FeedDialog({ hotel, employeeId, name, timeZone, onClose }: FeedDialogProps) {
  const say = feedWords.use();
  const whose = { hotel, employeeId };
  const { data, error, refetch } = useQuery(feedsQuery(whose));
  const adding = useMutation(addFeed(whose));
  // The address is returned only once, when the feed is created, and is lost on closing.
  const [current, setHeld] = useState<{ id: number; address: string }>();
  const made = current && data?.feeds.some(({ id }) => id === current.id) ? current : undefined;

  async function make(): Promise<void> {
    const { feed, address } = await adding.mutateAsync();
    setHeld({ id: feed.id, address });
  }

  return (
    <Dialog title={say('title', { name })} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        <p className="quiet">{say('what')}</p>
        {made && <NewAddress address={made.address} className={styles.address} say={say} />}
        {adding.error && <Message kind="danger">{errorText(adding.error)}</Message>}
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {data && <FeedList feeds={data.feeds} whose={whose} timeZone={timeZone} />}
        <Button look="solid" disabled={!data || adding.isPending} onClick={() => void make().catch(() => undefined)}>
          {say('make')}
        </Button>
      </div>
    </Dialog>
  );
}
