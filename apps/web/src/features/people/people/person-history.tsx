import type { HistoryEntry } from '@horae/contract/people/person-actions.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '#platform/format-date';
import type { SelectedHotel } from '#platform/storage';
import { Button } from '#ui/button';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { historyWords } from './history.words';
import { fieldName, inOrder, valueText } from './history-text';
import { historyQuery } from './people.queries';
import styles from './person.module.css';

const actions = [
  'employee.add',
  'employee.change',
  'employee.import',
  'employee.see',
  'contract.add',
  'contract.change',
  'contract.remove',
  'place.change',
  'place.remove',
  'leave.add',
  'leave.change',
  'leave.remove',
  'employment.add',
  'employment.change',
  'employment.remove',
  'loan.add',
  'loan.change',
  'loan.remove',
] as const;

/** Who changed or viewed which data of an employee, newest first. */
export function PersonHistory({ hotel, id }: { hotel: SelectedHotel; id: number }) {
  const say = historyWords.use();
  const query = useInfiniteQuery(historyQuery(hotel.ErpCompanyId, id));
  // Entries added meanwhile push others to the next page, where they would appear twice.
  const entries = [...new Map(query.data?.pages.flatMap((page) => page.entries.map((one) => [one.id, one]))).values()];
  return (
    <section className="panel">
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
        {entries.length === 0 && <p className={styles.note}>{say('none')}</p>}
        <ol className={`plain-list lined ${styles.history}`} aria-label={say('title')}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={hotel.timeZone} />
          ))}
        </ol>
        {query.hasNextPage && (
          <div className={styles.tools}>
            <Button aria-disabled={query.isFetchingNextPage || undefined} onClick={() => void query.fetchNextPage()}>
              {say('more')}
            </Button>
          </div>
        )}
      </QueryStates>
    </section>
  );
}

function Entry({ entry, timeZone }: { entry: HistoryEntry; timeZone: string | undefined }) {
  const say = historyWords.use();
  const { at, by, object, deed: action, before, after } = entry;
  const known = actions.find((one) => one === `${object}.${action}`);
  const names = inOrder([...new Set([...Object.keys(before), ...Object.keys(after)])]);
  return (
    <li>
      <p>
        <strong>{by ?? say('someone')}</strong> {say(known ? `action.${known}` : 'action.other')}{' '}
        <time dateTime={at}>{formatMoment(at, timeZone)}</time>
      </p>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{fieldName(name)}</dt>
            <dd>
              {name in before && <del>{valueText(name, before[name])}</del>}
              {name in before && name in after && ' → '}
              {name in after && <ins>{valueText(name, after[name])}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
