import type { CorrectionRequest } from '@horae/contract/time/correction-rows';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { notifyUndo } from '#platform/notify';
import { AskedList } from '#roster/requests/asked-list';
import { RequestBadge } from '#roster/requests/request-badge';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import type { Column } from '#ui/list/table-props';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './my-time.module.css';
import { everyOwnRequest, ownRequestsQuery, withdraw } from './own-requests.queries';
import { ownRequestsWords } from './own-requests.words';

interface MyRequestsProps {
  hotel: number;
  onAsk: (day: string) => void;
}

/** The user's own requests for correction and their outcome. */
export function MyRequests({ hotel, onAsk }: MyRequestsProps) {
  const say = ownRequestsWords.use();
  const query = useQuery(ownRequestsQuery(hotel));
  const run = useMutation(withdraw);
  useChanges('attendance', everyOwnRequest);
  const requests = query.data?.requests ?? [];

  function onWithdraw({ id }: CorrectionRequest): void {
    if (run.isPending) return;
    const back = () => run.mutate({ hotel, id, isWithdrawn: false });
    const onSuccess = () => void notifyUndo(say('withdrawn'), say('undo'), back);
    run.mutate({ hotel, id, isWithdrawn: true }, { onSuccess });
  }

  return (
    <section className={styles.day} aria-labelledby="own-requests">
      <div className="ends">
        <h2 id="own-requests">{say('title')}</h2>
        <Button onClick={() => onAsk(hotelToday())}>{say('ask')}</Button>
      </div>
      <QueryStates thing={say('title')} query={query} skeleton={<SkeletonBlock height={64} />}>
        {requests.length === 0 ? (
          <p className="quiet">{say('none')}</p>
        ) : (
          <DataTable
            name={say('title')}
            rows={requests}
            nameOf={({ day }) => formatDate(day)}
            columns={requestColumns(say)}
            renderActions={(request) =>
              request.state === 'open' && (
                <Button
                  look="plain"
                  aria-label={say('withdrawOf', { day: formatDate(request.day) })}
                  onClick={() => onWithdraw(request)}
                >
                  {say('withdraw')}
                </Button>
              )
            }
          />
        )}
      </QueryStates>
    </section>
  );
}

function requestColumns(say: typeof ownRequestsWords.say): Column<CorrectionRequest>[] {
  return [
    { key: 'day', header: say('day'), isName: true, cell: ({ day }) => formatDate(day) },
    { key: 'asked', header: say('asked'), cell: ({ punches, day }) => <AskedList punches={punches} day={day} /> },
    { key: 'reason', header: say('reason'), unfolds: true, cell: ({ reason }) => reason },
    { key: 'state', header: say('state'), cell: ({ state }) => <RequestBadge state={state} /> },
    {
      key: 'answer',
      header: say('answer'),
      cell: ({ decided, state }) =>
        decided && state !== 'withdrawn' ? [decided.answer, decided.by].filter(Boolean).join(' · ') : '–',
    },
  ];
}
