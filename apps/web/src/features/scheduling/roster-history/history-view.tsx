import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { readAddress } from '#platform/address';
import { formatRange } from '#platform/format-date';
import { hotelMoment, hotelToday } from '#platform/hotel-day';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ExportMenu } from '#ui/export/export-menu';
import { BusyFrame } from '#ui/list/busy-frame';
import { Message } from '#ui/message';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { Address, daysOf } from './history-address';
import { HistoryChanges } from './history-changes';
import { historyFile } from './history-file';
import { HistoryTable } from './history-table';
import { HistoryTools } from './history-tools';
import styles from './roster-history.module.css';
import { rosterHistoryQuery } from './roster-history.queries';
import { historyWords } from './roster-history.words';

interface HistoryViewProps {
  hotel: number;
  screen: ScreenSearch;
}

/** The roster of some days as it was known at a moment, what differs at another, and each later change. */
export function HistoryView({ hotel, screen }: HistoryViewProps) {
  const say = historyWords.use();
  const { day = hotelToday(), span, at, and, dept } = readAddress(Address, screen.search);
  const { first, last } = daysOf(day, span);
  const query = useQuery(rosterHistoryQuery({ hotel, first, last, at, and, department: dept }));
  const { data } = query;
  const days = datesFrom(first, daysBetween(first, last) + 1);
  const heading = data ? say('heading', { days: formatRange(first, last), at: hotelMoment(data.at) }) : '';
  const compared = data?.and ? say('compared', { at: hotelMoment(data.and) }) : '';
  const count = data?.people.length ?? 0;
  // An empty table would say that nothing was planned, which nobody knows.
  const isUnknown = Boolean(data?.keptSince && data.at < data.keptSince);
  const scope = [say('scope', { count }), compared].filter(Boolean).join(' · ');
  const change = (next: Record<string, string | null>) =>
    screen.onSearch((now) => withSearchChange(now, next), { replace: true });
  return (
    <div className={`stack-4 ${styles.page}`}>
      <PageHead title={say('title')} lead={say('lead')}>
        <ExportMenu scope={scope} disabled={count === 0} file={() => historyFile(data!, days, heading, scope)} />
      </PageHead>
      <HistoryTools
        period={{ day, span, first, last }}
        chosen={{ at: at ?? '', and: and ?? '', dept: dept ? String(dept) : '' }}
        history={data}
        onChange={change}
      />
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={320} />}>
        {data && (
          <>
            {isUnknown && <Message kind="info">{say('keptSince', { at: hotelMoment(data.keptSince!) })}</Message>}
            <BusyFrame isBusy={query.isPlaceholderData} className="panel">
              <div className={styles.inside}>
                <h2 className={styles.heading}>{heading}</h2>
                {compared && (
                  <p className="quiet">
                    {compared} · {differencesText(data.differences?.length ?? 0)}
                  </p>
                )}
              </div>
              {isUnknown ? null : count === 0 ? (
                <EmptyState drawing={<BlankRosterDrawing />} text={say('noPeople')} />
              ) : (
                <>
                  {data.items.length === 0 && <p className={`quiet ${styles.inside}`}>{say('nothingPlanned')}</p>}
                  <HistoryTable history={data} days={days} name={heading} />
                </>
              )}
            </BusyFrame>
            <HistoryChanges history={data} />
          </>
        )}
      </QueryStates>
    </div>
  );
}

const differencesText = (count: number): string =>
  count === 0 ? historyWords.say('same') : historyWords.say('differences', { count });
