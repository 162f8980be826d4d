import { daysBetween } from '@horae/local-time/local-date';
import { firstDayToWish, lastDayToWish } from '@horae/working-time';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useChanges } from '#platform/changes';
import { hotelToday } from '#platform/hotel-day';
import { mediumDay } from '#roster/texts/day-texts';
import { WishList } from '#roster/wishes/wish-list';
import { everyWish, ownWishesQuery } from '#roster/wishes/wishes.queries';
import { wishesWords } from '#roster/wishes/wishes.words';
import { Button } from '#ui/button';
import { Part } from '#ui/part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './my-time.module.css';

const WishForm = lazy(() => import('#roster/wishes/wish-form').then((part) => ({ default: part.WishForm })));

/** What the user wishes of the roster. */
export function MyWishes({ hotel, employee }: { hotel: number; employee: number }) {
  const say = wishesWords.use();
  const query = useQuery(ownWishesQuery(hotel));
  useChanges('roster-wishes', everyWish);
  // The hotel may decide on another deadline.
  useChanges('plan-advice', everyWish);
  const [isAdding, setAdding] = useState(false);
  const { wishes, deadlines } = query.data ?? { wishes: [], deadlines: [] };
  const today = hotelToday();
  const own = { deadlines, today };
  const day = firstDayToWish(deadlines, today);
  const last = lastDayToWish(deadlines, day);

  return (
    <section className={styles.day} aria-labelledby="own-wishes">
      <div className="ends">
        <h2 id="own-wishes">{say('title')}</h2>
        <Button onClick={() => setAdding(true)}>{say('add')}</Button>
      </div>
      <p className="quiet">{say('lead')}</p>
      {last !== null && (
        <p className="quiet">{say('deadline', { count: daysBetween(last, day), day: mediumDay(day) })}</p>
      )}
      <QueryStates thing={say('title')} query={query} skeleton={<SkeletonBlock height={48} />}>
        {wishes.length === 0 ? (
          <p className="quiet">{say('none')}</p>
        ) : (
          <WishList hotel={hotel} wishes={wishes} own={own} />
        )}
      </QueryStates>
      {isAdding && (
        <Part>
          <WishForm {...{ hotel, employee, day, own }} wish={null} onClose={() => setAdding(false)} />
        </Part>
      )}
    </section>
  );
}
