import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { wishedText } from '../../wishes/wish-text';
import { everyWish, wishesQuery } from '../../wishes/wishes.queries';
import type { NotedDay } from '../notes/day-note';
import { planNotesWords } from '../notes/plan-notes.words';
import type { PlanDays } from '../planning.queries';
import { wishesFor } from './wishes-on.rules';

/** What its person wishes for the day that has the focus. */
export function ChosenWishes({ shown, noted }: { shown: PlanDays; noted: NotedDay | undefined }) {
  useChanges('roster-wishes', everyWish);
  return (
    <span role="status" className="quiet">
      {noted && <WishedDay shown={shown} employee={noted.employee} date={noted.date} />}
    </span>
  );
}

/** `Wish: day off · my sister’s wedding` */
export function WishedDay({ shown, employee, date }: { shown: PlanDays; employee: number; date: string }) {
  const say = planNotesWords.use();
  const { data } = useQuery(wishesQuery(shown));
  return wishesFor(data, employee, date)
    .map((wish) => [say('wished', { what: wishedText(wish) }), wish.note].filter(Boolean).join(' · '))
    .join(', ');
}
