import { Id } from '@horae/contract/fields';
import { correctionRequestsContract, requestViews } from '@horae/contract/time/correction-requests.contract';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useChanges } from '#platform/changes';
import { formatDate } from '#platform/format-date';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import type { SelectedHotel } from '#platform/storage';
import { DataTable } from '#ui/list/data-table';
import { DaysFilter } from '#ui/list/days-filter';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { ListHead } from '#ui/list-head/list-head';
import { findingsQuery, ownersQuery } from './attendance.queries';
import { attendanceWords } from './attendance.words';
import { InboxTabs, type InboxView } from './inbox-tabs';
import { requestColumns } from './request-columns';
import { RequestDrawer } from './request-drawer';
import { everyRequest, requestsQuery } from './requests.queries';
import { inboxRequestsWords } from './requests.words';
import { useRequestActions } from './use-request-actions';

/** `view` says which inbox is shown. */
const Address = correctionRequestsContract.list.query.omit({ hotel: true, view: true }).extend({
  asked: z.enum(requestViews).default('open'),
  request: Id.optional(),
});

interface RequestsInboxProps extends ScreenSearch {
  hotel: SelectedHotel;
  onView: (view: InboxView) => void;
}

/** The corrections that employees request, oldest first. */
export function RequestsInbox({ hotel: { ErpCompanyId: hotel, name }, onView, ...screen }: RequestsInboxProps) {
  const say = attendanceWords.use();
  const sayRequests = inboxRequestsWords.use();
  const list = listControl(screen, Address);
  const { asked: view, request: shown, page, perPage, ...narrowed } = list.address;
  const query = useQuery(requestsQuery({ ...narrowed, hotel, view, page, perPage }));
  const findings = useQuery(findingsQuery({ hotel, view: 'open', perPage: 1 }));
  const owners = useQuery(ownersQuery(hotel));
  useChanges('attendance', everyRequest);
  useChanges('punches', everyRequest);
  const close = () => screen.onSearch((now) => withSearchChange(now, { request: null }));
  const actions = useRequestActions(hotel, close);
  const counts = {
    open: findings.data?.open.reduce((sum, { count }) => sum + count, 0),
    overdue: findings.data?.overdue,
    requests: query.data?.open,
  };

  return (
    <>
      <ListHead title={say('title')} lead={say('lead', { hotel: name })} />
      <InboxTabs view="requests" counts={counts} onView={onView}>
        <ListPanel
          thing={sayRequests('thing')}
          list={list}
          query={query}
          isFiltered={Object.values(narrowed).some(Boolean) || view === 'decided'}
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
            columns={requestColumns(list.search)}
            rows={query.data?.requests ?? []}
            nameOf={({ employee: { name: person }, day }) =>
              sayRequests('request', { name: person, day: formatDate(day) })
            }
            isBusy={query.isPlaceholderData}
          />
        </ListPanel>
      </InboxTabs>
      {shown !== undefined && <RequestDrawer key={shown} hotel={hotel} id={shown} actions={actions} onClose={close} />}
    </>
  );
}
