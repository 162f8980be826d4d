import type { OnLoanHere as Guest } from '@horae/contract/scheduling/hour-rows';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { hoursText } from '#platform/format-hours';
import styles from './on-loan-here.module.css';
import { onLoanHereQuery } from './on-loan-here.queries';
import { onLoanHereWords } from './on-loan-here.words';

interface OnLoanHereProps {
  hotel: number;
  dates: { start: string; end: string };
}

const sumOf = (people: readonly Guest[], measure: 'planned' | 'actual') =>
  hoursText(people.reduce((sum, person) => sum + person[measure], 0));

/** The people whom others lend to the hotel in some days, folded to one line; nothing if there are none. */
export function OnLoanHere({ hotel, dates }: OnLoanHereProps) {
  const say = onLoanHereWords.use();
  const { data } = useQuery(onLoanHereQuery(hotel, dates));
  const people = data?.people.filter(({ isCounted }) => !isCounted) ?? [];
  if (people.length === 0) return null;
  const sums = { planned: sumOf(people, 'planned'), clocked: sumOf(people, 'actual') };
  return (
    <details className={`panel ${styles.panel}`}>
      <summary>
        <b>{say('title')}</b> <span className="quiet">{say('sum', { count: people.length, ...sums })}</span>
      </summary>
      <div className={styles.lines}>
        <table>
          <caption className="visually-hidden">{say('title')}</caption>
          <thead>
            <tr>
              {(['person', 'from', 'worksIn', 'days', 'planned', 'clocked'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={`${person.name} ${person.from} ${person.firstDay}`}>
                <th scope="row">
                  {person.name}
                  <small>{person.jobTitle}</small>
                </th>
                <td>{person.from}</td>
                <td>{person.hostDepartmentName || say('wholeHotel')}</td>
                <td>{`${formatDate(person.firstDay)} – ${formatDate(person.lastDay)}`}</td>
                <td data-label={say('planned')}>{hoursText(person.planned)}</td>
                <td data-label={say('clocked')}>{hoursText(person.actual)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="quiet">{say('note')}</p>
      </div>
    </details>
  );
}
