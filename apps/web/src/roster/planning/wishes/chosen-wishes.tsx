import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useChanges } from '#platform/changes';
import { Part } from '#ui/part';
import { everyWish, wishesQuery } from '../../wishes/wishes.queries';
import type { NotedDay } from '../notes/day-note';
import { planNotesWords } from '../notes/plan-notes.words';
import type { PlanDays } from '../planning.queries';
import { wishedDayText } from './wished-day-text';
import { wishesFor } from './wishes-on.rules';

const WishesDialog = lazy(() => import('./wishes-dialog').then((m) => ({ default: m.WishesDialog })));

interface ChosenWishesProps {
  shown: PlanDays;
  /** The day that has the focus. */
  noted: NotedDay | undefined;
  /** Whose wishes are open. */
  asked: NotedDay | undefined;
  onClose: () => void;
}

/** What its person wishes for the day that has the focus, and the dialog to keep wishes for them. */
export function ChosenWishes({ shown, noted, asked, onClose }: ChosenWishesProps) {
  useChanges('roster-wishes', everyWish);
  return (
    <>
      <span role="status" className="quiet">
        {noted && <WishedDay shown={shown} employee={noted.employee} date={noted.date} />}
      </span>
      {asked && (
        <Part>
          <WishesDialog shown={shown} day={asked} onClose={onClose} />
        </Part>
      )}
    </>
  );
}

/** `Wish: day off · my sister’s wedding` */
export function WishedDay({ shown, employee, date }: { shown: PlanDays; employee: number; date: string }) {
  planNotesWords.use();
  const { data } = useQuery(wishesQuery(shown));
  return wishesFor(data, employee, date).map(wishedDayText).join(', ');
}
