import type { PublicationRow } from '@horae/contract/scheduling/publications.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { formatRange } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { everyPublication, publicationsQuery } from './publications.queries';
import { publicationsWords } from './publications.words';
import styles from './published-dialog.module.css';
import { Recipients } from './recipients';

interface PublishedDialogProps {
  days: { hotel: number; first: string; last: string };
  onClose: () => void;
}

/** What was published of the days on screen, and who has confirmed it. */
export function PublishedDialog({ days, onClose }: PublishedDialogProps) {
  const say = publicationsWords.use();
  const query = useQuery(publicationsQuery(days));
  useChanges('plan', everyPublication);
  const publications = query.data?.publications ?? [];
  return (
    <Dialog title={say('published.title', { range: formatRange(days.first, days.last) })} isOpen onClose={onClose}>
      <div className={styles.body}>
        <QueryStates thing={say('published.thing')} query={query} skeleton={<SkeletonBlock height={96} />}>
          {publications.length === 0 && <p className="quiet">{say('published.none')}</p>}
          <ul className="plain-list">
            {publications.map((publication) => (
              <Publication key={publication.id} hotel={days.hotel} publication={publication} />
            ))}
          </ul>
        </QueryStates>
      </div>
    </Dialog>
  );
}

function Publication({ hotel, publication }: { hotel: number; publication: PublicationRow }) {
  const say = publicationsWords.use();
  const [isOpen, setOpen] = useState(false);
  const { id, publishedAt, by, first, last, people, seen, withoutAccount } = publication;
  const at = hotelMoment(publishedAt);
  const counts = [
    say('published.people', { count: people }),
    say('published.seen', { count: seen }),
    withoutAccount > 0 && say('published.without', { count: withoutAccount }),
  ].filter(Boolean);
  return (
    <li className={styles.publication}>
      <div className={styles.head}>
        <div>
          <strong>{by ? say('published.of', { at, by }) : at}</strong>
          <div className="quiet small">{say('published.days', { range: formatRange(first, last) })}</div>
          <div className="small">{counts.join(' · ')}</div>
        </div>
        <Button
          look="plain"
          aria-expanded={isOpen}
          aria-label={say('published.whoOf', { at })}
          onClick={() => setOpen(!isOpen)}
        >
          {say('published.who')}
        </Button>
      </div>
      {isOpen && <Recipients hotel={hotel} publication={id} />}
    </li>
  );
}
