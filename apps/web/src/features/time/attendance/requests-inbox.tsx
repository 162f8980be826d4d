import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { formatDate } from '#platform/format-date';
import { listControl } from '#platform/list-search';
import { readId } from '#platform/read-value';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import type { SelectedHotel } from '#platform/storage';
import { DataTable } from '#ui/list/data-table';
import { DaysFilter } from '#ui/list/days-filter';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { PageHead } from '#ui/page-head';
import { findingsQuery, ownersQuery } from './attendance.queries';
import { attendanceWords } from './attendance.words';
import { readFindingPlace } from './finding-place';
import { InboxTabs, type InboxView } from './inbox-tabs';
import { requestColumns } from './request-columns';
import { RequestDrawer } from './request-drawer';
import { everyRequest, requestsQuery } from './requests.queries';
import { inboxRequestsWords } from './requests.words';
import { useRequestActions } from './use-request-actions';

interface RequestsInboxProps extends ScreenSearch {
  hotel: SelectedHotel;
  onView: (view: InboxView) => void;
}

/** The corrections that employees request, oldest first. */
export function RequestsInbox({ hotel: { ErpCompanyId: hotel, name }, onView, ...screen }: RequestsInboxProps) {
  const say = attendanceWords.use();
  const sayRequests = inboxRequestsWords.use();
  const list = listControl(screen, { perPage: 50, sort: 'desc', sortColumn: 'due' });
  const { q, page, perPage, search } = list;
  const { department, employee, from, to } = readFindingPlace(search);
  const narrowed = Object.entries({ department, employee, from, to }).filter(([, value]) => value !== undefined);
  const view = search.asked === 'decided' ? 'decided' : 'open';
  const query = useQuery(requestsQuery({ hotel, view, q, page, perPage, ...Object.fromEntries(narrowed) }));
  const findings = useQuery(findingsQuery({ hotel, view: 'open', perPage: 1 }));
  const owners = useQuery(ownersQuery(hotel));
  useChanges('attendance', everyRequest);
  useChanges('punches', everyRequest);
  const shown = readId(search.request);
  const close = () => screen.onSearch((now) => withSearchChange(now, { request: null }));
  const actions = useRequestActions(hotel, close);
  const counts = {
    open: findings.data?.open.reduce((sum, { count }) => sum + count, 0),
    overdue: findings.data?.overdue,
    requests: query.data?.open,
  };

  return (
    <>
      <PageHead title={say('title')} lead={say('lead', { hotel: name })} />
      <InboxTabs view="requests" counts={counts} onView={onView}>
        <ListPanel
          thing={sayRequests('thing')}
          list={list}
          query={query}
          isFiltered={q !== '' || narrowed.length > 0 || view === 'decided'}
          empty={{ text: sayRequests('none') }}
          tools={
            <>
              <ListSearch list={list} label={sayRequests('search')} />
              <FilterSelect
                list={list}
                name="asked"
                label={sayRequests('which')}
                all={sayRequests('which.open')}
                options={[{ value: 'decided', label: sayRequests('which.decided') }]}
              />
              <FilterSelect
                list={list}
                name="department"
                label={say('department')}
                all={say('allDepartments')}
                options={(owners.data?.departments ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
              />
              <DaysFilter list={list} />
            </>
          }
        >
          <DataTable
            name={sayRequests('title')}
            columns={requestColumns(search)}
            rows={query.data?.requests ?? []}
            nameOf={({ employee: { name: person }, day }) =>
              sayRequests('request', { name: person, day: formatDate(day) })
            }
            isBusy={query.isPlaceholderData}
          />
        </ListPanel>
      </InboxTabs>
      {shown !== null && <RequestDrawer key={shown} hotel={hotel} id={shown} actions={actions} onClose={close} />}
    </>
  );
}
