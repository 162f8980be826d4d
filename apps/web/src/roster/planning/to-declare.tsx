import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useChanges } from '#platform/changes';
import { dayOfMoment } from '#platform/device-day';
import { hotelZone } from '#platform/hotel';
import { hotelMoment } from '#platform/hotel-day';
import { buttonClass } from '#ui/button';
import { dayHeader } from '../texts/day-texts';
import styles from './plan-bar.module.css';
import { type PlanDays, toDeclareQuery } from './planning.queries';
import { planningWords } from './planning.words';

/** How many people of the days on screen are still to be declared, and until when. */
export function ToDeclare({ shown }: { shown: PlanDays }) {
  const say = planningWords.use();
  const { data } = useQuery(toDeclareQuery(shown));
  useChanges('declarations', ['declarations', 'to-declare']);
  if (!data || data.people === 0) return null;
  const { people: count, nextDue } = data;
  const text = nextDue ? say('toDeclare.until', { count, until: hotelMoment(nextDue) }) : say('toDeclare', { count });
  // The whole sentence would be cut off within its date.
  const short =
    nextDue && say('toDeclare.short', { count, day: dayHeader(dayOfMoment(new Date(nextDue), hotelZone())) });
  return (
    <Link to="/declarations" className={buttonClass('plain')} data-tip={text}>
      <span className={styles.deadline}>{short ?? text}</span>
    </Link>
  );
}
