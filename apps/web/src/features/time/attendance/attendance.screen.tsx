import { Id } from '@horae/contract/fields';
import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { type FindingRow } from '@horae/contract/time/finding-rows';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { NotCompared } from '#roster/not-compared';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { ListPanel } from '#ui/list/list-panel';
import { SelectionBar } from '#ui/list/selection-bar';
import { ListHead } from '#ui/list-head/list-head';
import { Part } from '#ui/part';
import { everyFinding, fetchFindings, findingsQuery } from './attendance.queries';
import { attendanceWords } from './attendance.words';
import { BulkActions } from './bulk-actions';
import { FindingDrawer } from './finding-drawer';
import { FindingFilters } from './finding-filters';
import { FindingTable } from './finding-table';
import { findingAfter, findingWalk } from './finding-walk';
import { findingsFile } from './findings-file';
import { InboxTabs, type InboxView } from './inbox-tabs';
import { everyRequest, requestsQuery } from './requests.queries';
import { RequestsInbox } from './requests-inbox';
import { type FindingDeed, useFindingKeys } from './use-finding-keys';
import { useVerdicts } from './use-verdicts';

const ReasonDialog = lazy(() => import('./reason-dialog').then((part) => ({ default: part.ReasonDialog })));
const CorrectDrawer = lazy(() => import('./correct-drawer').then((part) => ({ default: part.CorrectDrawer })));

const Address = attendanceContract.findings.query.omit({ hotel: true }).extend({ finding: Id.optional() });

const none: readonly FindingRow[] = [];

const ofOneView = { page: null, finding: null, request: null, asked: null };

type Open =
  | { action: 'excuse' | 'byPlan'; findings: readonly FindingRow[] }
  | { action: 'correct'; finding: FindingRow };

export function AttendanceScreen(screen: ScreenSearch) {
  const say = attendanceWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => {
        const onView = (next: InboxView) =>
          screen.onSearch((now) => withSearchChange(now, { ...ofOneView, view: next === 'open' ? null : next }));
        const Inbox = screen.search.view === 'requests' ? RequestsInbox : Findings;
        return <Inbox key={hotel.ErpCompanyId} {...screen} hotel={hotel} onView={onView} />;
      }}
    </HotelScreen>
  );
}

interface FindingsProps extends ScreenSearch {
  hotel: SelectedHotel;
  onView: (view: InboxView) => void;
}

/** The inbox of mismatches between plan, clock and declaration. */
function Findings({ hotel: { ErpCompanyId: hotel, name }, onView, ...screen }: FindingsProps) {
  const say = attendanceWords.use();
  const list = listControl(screen, Address);
  const { view, page, perPage, finding: shown, ...narrowed } = list.address;
  const wanted = { ...narrowed, hotel, view };
  const query = useQuery(findingsQuery({ ...wanted, page, perPage }));
  const requests = useQuery(requestsQuery({ hotel, perPage: 1 }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open | null>(null);
  useChanges('attendance', everyFinding);
  useChanges('punches', everyFinding);
  useChanges('attendance', everyRequest);

  const findings = query.data?.findings ?? none;
  const isCompared = query.data?.comparedFrom !== null;
  const close = () => screen.onSearch((now) => withSearchChange(now, { finding: null }));
  const show = (finding: FindingRow | undefined) =>
    screen.onSearch((now) => withSearchChange(now, { finding: finding ? String(finding.id) : null }), {
      replace: shown !== undefined,
    });
  // What is decided in the drawer is followed by the next one.
  const advance = () => {
    setChosen(new Set());
    if (shown !== undefined) show(findingAfter(findings, shown));
  };
  const { judge, give, isBusy } = useVerdicts(hotel, advance);
  const selected = findings.filter(({ id, isOwn }) => chosen.has(id) && !isOwn);
  const isFiltered = Object.values(narrowed).some(Boolean);
  const total = query.data?.total ?? 0;
  const scope = exportScope([name, say(`view.${view}`), say('export.scope', { count: total })], { isFiltered });
  const counts = {
    open: query.data?.open.reduce((sum, { count }) => sum + count, 0),
    overdue: query.data?.overdue,
    requests: requests.data?.open,
  };
  const selection = view === 'open' || view === 'overdue' ? { ids: chosen, onChange: setChosen } : undefined;
  const done = () => {
    setOpen(null);
    advance();
  };

  function onAction(action: FindingDeed, finding: FindingRow): void {
    if (isBusy) return;
    if (action === 'correct') setOpen({ action, finding });
    else if (action === 'excuse') setOpen({ action, findings: [finding] });
    else judge([finding], action);
  }
  useFindingKeys(findings, onAction);

  return (
    <>
      <ListHead title={say('title')} lead={say('lead', { hotel: name })}>
        <ExportMenu
          scope={scope}
          disabled={total === 0}
          file={async () => findingsFile(await everyPage((next) => fetchFindings({ ...wanted, ...next })), scope)}
        />
      </ListHead>
      {!isCompared && <NotCompared />}
      <InboxTabs view={view} counts={counts} onView={onView}>
        <ListPanel
          foldsFilters
          thing={say('thing')}
          list={list}
          query={query}
          isFiltered={isFiltered}
          empty={{ text: say(!isCompared ? 'notCompared' : selection ? 'none' : 'nonePast') }}
          tools={<FindingFilters hotel={hotel} list={list} />}
        >
          {selection && (
            <SelectionBar selection={selection}>
              <BulkActions
                hotel={hotel}
                chosen={selected}
                onAccept={() => judge(selected, 'accept')}
                onExcuse={() => setOpen({ action: 'excuse', findings: selected })}
                onByPlan={(proposed) => setOpen({ action: 'byPlan', findings: proposed })}
                onGive={(owner) => give(selected, owner)}
              />
            </SelectionBar>
          )}
          <FindingTable
            findings={findings}
            search={list.search}
            shown={shown}
            isBusy={query.isPlaceholderData}
            selection={selection}
            onAccept={(taken) => !isBusy && judge(taken, 'accept')}
          />
        </ListPanel>
      </InboxTabs>
      {shown !== undefined && query.data && open === null && (
        <FindingDrawer
          hotel={hotel}
          finding={findings.find(({ id }) => id === shown)}
          walk={findingWalk(findings, shown)}
          total={total}
          before={(page - 1) * perPage}
          onShow={show}
          onDone={advance}
          onClose={close}
          onAction={onAction}
        />
      )}
      <Part>
        {open?.action === 'correct' && (
          <CorrectDrawer hotel={hotel} finding={open.finding} onClose={() => setOpen(null)} onDone={done} />
        )}
        {(open?.action === 'excuse' || open?.action === 'byPlan') && (
          <ReasonDialog
            hotel={hotel}
            findings={open.findings}
            action={open.action}
            onClose={() => setOpen(null)}
            onDone={done}
          />
        )}
      </Part>
    </>
  );
}
