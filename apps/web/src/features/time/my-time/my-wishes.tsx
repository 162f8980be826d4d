import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useChanges } from '#platform/changes';
import { hotelToday } from '#platform/hotel-day';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { wishText } from '#roster/wishes/wish-text';
import { everyWish, ownWishesQuery, removeWish, restoreWish } from '#roster/wishes/wishes.queries';
import { wishesWords } from '#roster/wishes/wishes.words';
import { Button } from '#ui/button';
import { Part } from '#ui/part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './my-time.module.css';

const WishForm = lazy(() => import('#roster/wishes/wish-form').then((part) => ({ default: part.WishForm })));

/** What the user wishes of the roster. */
export function MyWishes({ hotel }: { hotel: number }) {
  const say = wishesWords.use();
  const query = useQuery(ownWishesQuery(hotel));
  useChanges('roster-wishes', everyWish);
  const [edited, setEdited] = useState<RosterWish | null>();
  const remove = useMutation(removeWish);
  const restore = useMutation(restoreWish);
  const wishes = query.data ?? [];

  function onWithdraw(wish: RosterWish): void {
    if (remove.isPending) return;
    const { id, version, employeeId, ...fields } = wish;
    const back = () => restore.mutate({ key: newKey(), body: { hotel, employeeId, wish: fields } });
    const onSuccess = () => void notifyUndo(say('withdrawn'), say('undo'), back);
    remove.mutate({ key: newKey(), body: { hotel, id, version } }, { onSuccess });
  }

  return (
    <section className={styles.day} aria-labelledby="own-wishes">
      <div className="ends">
        <h2 id="own-wishes">{say('title')}</h2>
        <Button onClick={() => setEdited(null)}>{say('add')}</Button>
      </div>
      <p className={styles.quiet}>{say('lead')}</p>
      <QueryStates thing={say('title')} query={query} skeleton={<SkeletonBlock height={48} />}>
        {wishes.length === 0 ? (
          <p className={styles.quiet}>{say('none')}</p>
        ) : (
          <ul className={styles.wishes}>
            {wishes.map((wish) => (
              <li key={wish.id} className="ends">
                <span>{wishText(wish)}</span>
                <span>
                  <Button
                    look="plain"
                    aria-label={say('editOf', { wish: wishText(wish) })}
                    onClick={() => setEdited(wish)}
                  >
                    {say('change')}
                  </Button>
                  <Button
                    look="plain"
                    aria-label={say('withdrawOf', { wish: wishText(wish) })}
                    onClick={() => onWithdraw(wish)}
                  >
                    {say('withdraw')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      {edited !== undefined && (
        <Part>
          <WishForm hotel={hotel} wish={edited} day={hotelToday()} onClose={() => setEdited(undefined)} />
        </Part>
      )}
    </section>
  );
}
