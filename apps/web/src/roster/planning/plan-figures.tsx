import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { formatEuros } from '#platform/format-euros';
import { rosterWords } from '../roster.words';
import { hoursCell } from '../texts/hour-texts';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';

type Figures = Pick<PublicationPreview['people'][number], 'minutesBefore' | 'minutesAfter' | 'cost'>;

/** What one person is planned for before and after, where that changes. */
export function PersonFigures({ minutesBefore, minutesAfter, cost }: Figures) {
  const say = planningWords.use();
  const isSame = minutesBefore === minutesAfter && (!cost || cost.centsBefore === cost.centsAfter);
  if (isSame) return null;
  return (
    <span className={styles.hours}>
      {say('figures.change', { before: hours(minutesBefore), after: hours(minutesAfter) })}
      {cost && cost.centsBefore !== cost.centsAfter && (
        <span className="quiet">
          {' · '}
          {say('figures.change', { before: formatEuros(cost.centsBefore), after: formatEuros(cost.centsAfter) })}
        </span>
      )}
    </span>
  );
}

/** The same of everybody whose plan changes. */
export function PlanFigures({ people }: Pick<PublicationPreview, 'people'>) {
  const say = planningWords.use();
  const sum = (of: (figures: Figures) => number) => people.reduce((all, person) => all + of(person), 0);
  // Without any rate there is nothing to tell.
  const isCosted =
    people.every(({ cost }) => cost !== null) && people.some(({ cost }) => cost!.centsBefore + cost!.centsAfter > 0);
  const without = sum(({ cost }) => cost?.minutesWithoutRate ?? 0);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{say('figures.hours')}</dt>
        <dd>
          {say('figures.change', {
            before: hours(sum(({ minutesBefore }) => minutesBefore)),
            after: hours(sum(({ minutesAfter }) => minutesAfter)),
          })}
        </dd>
      </div>
      {isCosted && (
        <div>
          <dt>{say('figures.cost')}</dt>
          <dd>
            {say('figures.change', {
              before: formatEuros(sum(({ cost }) => cost!.centsBefore)),
              after: formatEuros(sum(({ cost }) => cost!.centsAfter)),
            })}
            {without > 0 && <span className="quiet"> {say('figures.without', { hours: hours(without) })}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}

const hours = (minutes: number): string => hoursCell(minutes, rosterWords.say);
