import type { TimelineHandle } from '@horae/timeline';
import { IconTimelineEvent } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { notify } from '#platform/notify';
import { stringifySearch } from '#platform/search-text';
import type { SelectedHotel } from '#platform/storage';
import { tellCopied } from '#platform/tell-copied';
import { useWindowKind } from '#platform/window-kind';
import { RosterExport, useRosterExportItem } from '#roster/export/roster-export';
import { rosterExportWords } from '#roster/export/roster-export.words';
import { activeFilters, type FilterTexts } from '#roster/filters/active-filters.rules';
import { isCovered } from '#roster/loaded-board';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { OpenDetails } from '#roster/open-details';
import { rosterWords } from '#roster/roster.words';
import { ChecksNote } from '#roster/states/checks-note';
import { LegendPart } from '#roster/toolbar/legend-part';
import { PhoneHeadWaiting } from '#roster/toolbar/phone-head-waiting';
import { Refresh } from '#roster/toolbar/refresh';
import { Toolbar } from '#roster/toolbar/toolbar';
import { ViewMenu } from '#roster/toolbar/view-menu';
import { useGridModel } from '#roster/use-grid-model';
import { useLive } from '#roster/use-live';
import { useOpened } from '#roster/use-opened';
import type { ChangeSearch } from '#roster/use-roster-address';
import { useRosterPicture } from '#roster/use-roster-picture';
import { ActionItem } from '#ui/action-menu';
import { ErrorPanel } from '#ui/error-panel';
import { Part } from '#ui/part';
import { monthsOf } from './model/unit-period.rules';
import { standardUnitView, unitZooms, writeUnitView } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';
import { UnitBody } from './unit-body';
import { UnitCard } from './unit-card';
import { UnitFilters } from './unit-filters';
import { useUnitAddress } from './use-unit-address';
import { useUnitBoard } from './use-unit-board';
import { useUnitKeys } from './use-unit-keys';

const PhoneHead = lazy(() => import('#roster/phone/phone-head').then((m) => ({ default: m.PhoneHead })));
const DayList = lazy(() => import('./day-list').then((m) => ({ default: m.DayList })));
const OpenCards = lazy(() => import('#roster/open-cards').then((m) => ({ default: m.OpenCards })));

interface UnitCalendarProps {
  hotel: SelectedHotel;
  search: RosterSearch;
  onSearch: ChangeSearch;
}

export function UnitCalendar({ hotel, search, onSearch }: UnitCalendarProps) {
  const say = unitWords.use();
  const words = rosterWords.use();
  const navigate = useNavigate();
  const kind = useWindowKind();
  const address = useUnitAddress(hotel, search, onSearch);
  const { view, zoom, date, days, now, today, change, goTo } = address;
  const loaded = useUnitBoard(hotel, address);
  const { board, unit, error, covers, checks } = loaded;
  const counted = useGridModel(loaded, address);
  const model = counted?.model;
  const { shift: opened, cards } = useOpened(counted, loaded, address);
  const [dismissed, setDismissed] = useState<unknown>();
  const handle = useRef<TimelineHandle>(null);
  const filters = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const perGroup = rosterExportWords.use()('pagePerDepartment');
  // The unit is the subject of the screen, so it does not count as a filter.
  const filtersIn = (texts: FilterTexts) =>
    activeFilters({ ...view, bu: null, ou: null }, standardUnitView.calendars, texts);
  const screen = {
    name: 'organisation-unit-calendar',
    title: say('title'),
    hotel,
    place: unit?.label,
    filtersIn,
  } as const;
  const picture = useRosterPicture(screen, board, counted, address);
  const phoneExport = useRosterExportItem(picture, perGroup);
  const isLoaded = useCallback((day: string) => isCovered(covers, day), [covers]);
  const loadedMonths = useMemo(() => monthsOf(covers), [covers]);
  useLive(hotel.ErpCompanyId, loaded.version);

  function goToday(): void {
    if (address.isNow) handle.current?.showInstant(now - 3_600_000);
    else goTo(today);
  }

  async function refresh(): Promise<void> {
    if (await loaded.refetch()) notify(words('refreshed'), { kind: 'success' });
  }

  function copyLink(): void {
    const named = { ...view, ou: unit?.value ?? view.ou, bu: loaded.businessUnit?.value ?? view.bu };
    const link = stringifySearch(writeUnitView({ ...named, zoom, date, hotel: hotel.ErpCompanyId }));
    void tellCopied(
      `${location.origin}/organisation-unit-calendar${link}`,
      words('linkCopied'),
      words('linkNotCopied'),
    );
  }

  function openTimeline(): void {
    const place = { bu: String(loaded.businessUnit?.value ?? ''), ou: String(unit?.value ?? '') };
    void navigate({ to: '/staff-timeline', search: { ...place, ...(date !== today && { date }) } });
  }

  useUnitKeys({
    today: goToday,
    move: address.move,
    zoomTo: address.zoomTo,
    unit: () => filters.current?.querySelectorAll<HTMLInputElement>('input[role="combobox"]')[1]?.focus(),
    search: () => searchField.current?.focus(),
    overtimes: () => change({ overtimes: !view.overtimes }),
    refresh: () => void refresh(),
    exportMenu: () => exportButton.current?.click(),
  });

  const timelineItem = (
    <ActionItem icon={<IconTimelineEvent size={18} stroke={1.5} aria-hidden="true" />} onClick={openTimeline}>
      {say('openTimeline')}
    </ActionItem>
  );
  const details = (
    <OpenDetails
      opened={opened}
      counted={counted}
      address={address}
      cards={cards}
      hotel={hotel.ErpCompanyId}
      kind={kind}
      onCopyLink={copyLink}
    />
  );

  return (
    <section className="calendar-screen">
      {kind !== 'phone' && (
        <Toolbar title={say('title')} zooms={unitZooms} address={address} loadedMonths={loadedMonths} onToday={goToday}>
          <Refresh
            updatedAt={loaded.updatedAt}
            isFetching={loaded.isFetching}
            clock={days.clock}
            onRefresh={() => void refresh()}
          />
          <RosterExport picture={picture} triggerRef={exportButton} perGroup={perGroup} />
          <ViewMenu onCopyLink={copyLink}>{timelineItem}</ViewMenu>
        </Toolbar>
      )}
      <div ref={filters} className="contents">
        <UnitFilters
          kind={kind}
          address={address}
          loaded={loaded}
          shown={model?.shown ?? 0}
          searchRef={searchField}
          renderPhoneHead={(search, filterButton) => (
            <Suspense fallback={<PhoneHeadWaiting title={say('title')} address={address} />}>
              <PhoneHead
                title={say('title')}
                zooms={[]}
                address={address}
                loadedMonths={loadedMonths}
                updatedAt={loaded.updatedAt}
                isSearched={view.q !== '' || view.emp !== null}
                search={search}
                filters={filterButton}
                onToday={goToday}
                onRefresh={() => void refresh()}
                onCopyLink={copyLink}
              >
                {phoneExport.item}
                {timelineItem}
              </PhoneHead>
            </Suspense>
          )}
        />
      </div>
      {board && error !== null && error !== dismissed && (
        <ErrorPanel
          error={error}
          onRetry={() => void loaded.refetch()}
          older={{ from: loaded.updatedAt, onDismiss: () => setDismissed(error) }}
        />
      )}
      <ChecksNote checks={checks} />
      {model && unit && kind !== 'phone' && (
        <UnitCard unit={unit.label} businessUnit={loaded.businessUnit?.label ?? ''} model={model} address={address} />
      )}
      <UnitBody
        hotel={hotel.ErpCompanyId}
        address={address}
        loaded={loaded}
        counted={counted}
        kind={kind}
        cards={cards}
        handle={handle}
        isLoaded={isLoaded}
        details={details}
      />
      {kind !== 'desktop' && details}
      {model && (
        <LegendPart
          counts={model.legend}
          hide={view.hide}
          calendars={view.calendars}
          hasHoliday={address.range.dates.some((day) => checks.holidays.has(day))}
          onHide={(hide) => change({ hide })}
          onShowCalendars={() => change({ calendars: [3000, 3001, 3002] })}
        />
      )}
      {view.list && counted && (
        <Part>
          <DayList date={view.list} {...{ hotel, address, loaded, counted }} onClose={() => change({ list: null })} />
        </Part>
      )}
      {counted && (cards.card || cards.hung) && (
        <Part>
          <OpenCards cards={cards} address={address} counted={counted} hotel={hotel.ErpCompanyId} picture={picture} />
        </Part>
      )}
      {phoneExport.dialog}
    </section>
  );
}
