import type { TimelineHandle } from '@horae/timeline';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { afterPaint } from '#platform/after-paint';
import { notify } from '#platform/notify';
import { timelineDrawing } from '#platform/preferences';
import { stringifySearch } from '#platform/search-text';
import type { SelectedHotel } from '#platform/storage';
import { tellCopied } from '#platform/tell-copied';
import { useWindowKind } from '#platform/window-kind';
import type { FilterTexts } from '#roster/filters/active-filters.rules';
import { useGuests } from '#roster/guests/use-guests';
import { isCovered } from '#roster/loaded-board';
import { mayPlan } from '#roster/may-plan';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { OpenDetails } from '#roster/open-details';
import { plannedTogether } from '#roster/planned-together';
import { rosterWords } from '#roster/roster.words';
import { GridSkeleton } from '#roster/states/grid-skeleton';
import type { LegendProps } from '#roster/toolbar/legend';
import { LegendPart } from '#roster/toolbar/legend-part';
import { useLive } from '#roster/use-live';
import { useOpened } from '#roster/use-opened';
import type { ChangeSearch } from '#roster/use-roster-address';
import { useRosterPicture } from '#roster/use-roster-picture';
import { Part } from '#ui/part';
import { openFilters } from './filters/open-filters';
import { TimelineChips } from './filters/timeline-chips';
import { TimelineFilterButton } from './filters/timeline-filter-button';
import { TimelineSearch } from './filters/timeline-search';
import { drawingOf, headHeightOf, nameWidthOf } from './grid/drawing.rules';
import styles from './hotel-timeline.module.css';
import { timelineFilters } from './model/timeline-filters.rules';
import { writeView } from './model/timeline-view.rules';
import { TimelineBody } from './timeline-body';
import { TimelineNotes } from './timeline-notes';
import { TimelineToolbar } from './timeline-toolbar';
import { Pulse } from './toolbar/pulse';
import { useArrival } from './use-arrival';
import { useHotelPeople } from './use-hotel-people';
import { useKnownIds } from './use-known-ids';
import { usePlanMode } from './use-plan-mode';
import { usePlanSwitch } from './use-plan-switch';
import { useRowSize, useSheet } from './use-row-size';
import { useTimelineAddress } from './use-timeline-address';
import { useTimelineBoard } from './use-timeline-board';
import { useTimelineKeys } from './use-timeline-keys';
import { useTimelineRows } from './use-timeline-rows';

const HotelBanner = lazy(() => import('./hotel-banner').then((m) => ({ default: m.HotelBanner })));
const OpenCards = lazy(() => import('#roster/open-cards').then((m) => ({ default: m.OpenCards })));

const PlanLayer = lazy(async () => {
  await afterPaint();
  return { default: (await import('#roster/planning/plan-layer')).PlanLayer };
});

const PhoneTimeline = lazy(() => import('#roster/phone/phone-timeline').then((m) => ({ default: m.PhoneTimeline })));

interface HotelTimelineProps {
  hotel: SelectedHotel;
  search: RosterSearch;
  onSearch: ChangeSearch;
}

export function HotelTimeline({ hotel, search, onSearch }: HotelTimelineProps) {
  const say = rosterWords.use();
  const kind = useWindowKind();
  const address = useTimelineAddress(hotel, search, onSearch);
  const { view, zoom, range, now, date, change } = address;
  const isPhone = kind === 'phone';
  const loaded = useTimelineBoard(hotel, isPhone && view.plan ? plannedTogether(address) : address);
  const { board, error, checks, toggleCalendar } = loaded;
  const { planned, isPlanning, onView } = usePlanMode(hotel, loaded, view.plan);
  const { counted, lens } = useTimelineRows(planned.loaded, address);
  const size = useRowSize();
  const isSheet = useSheet(isPlanning, kind);
  const drawing = drawingOf(zoom, timelineDrawing.use(), lens !== undefined);
  const model = counted?.model;
  const { plan } = planned;
  const guests = useGuests(hotel.ErpCompanyId, address, planned.loaded.board, model, !lens);
  const { shift: opened, cards } = useOpened(counted, loaded, address);
  const handle = useRef<TimelineHandle>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const legendButton = useRef<HTMLButtonElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const filtersIn = (texts: FilterTexts) => timelineFilters(view, texts);
  const hasDrafts = planned.plan?.hasDrafts ?? false;
  const screen = { name: 'staff-timeline', title: say('title'), hotel, filtersIn, hasDrafts } as const;
  const { covers } = planned.loaded;
  const isLoaded = useCallback((day: string) => isCovered(covers, day), [covers]);
  // A week in two months is exported once both are loaded.
  const isWhole = range.dates.every(isLoaded);
  const picture = useRosterPicture(screen, isWhole ? planned.loaded.board : undefined, counted, address);
  const hotelPeople = useHotelPeople(hotel.ErpCompanyId, loaded, address);
  useKnownIds(address, hotelPeople, error, hotel.ErpCompanyId);
  useArrival(handle, model, view.find);
  const planOrNot = usePlanSwitch(hotel, search, address);
  const isElsewhere = view.hotel !== null && view.hotel !== hotel.ErpCompanyId;
  useLive(hotel.ErpCompanyId, loaded.version);

  const openShift = (shift: number) => change({ shift });

  function goToday(): void {
    if (address.isNow) handle.current?.showInstant(now - 3_600_000);
    else address.goTo(address.today);
  }

  async function refresh(): Promise<void> {
    if (await loaded.refetch()) notify(say('refreshed'), { kind: 'success' });
  }

  function copyLink(): void {
    const link = stringifySearch(writeView({ ...view, zoom, date, hotel: hotel.ErpCompanyId }));
    void tellCopied(`${location.origin}/staff-timeline${link}`, say('linkCopied'), say('linkNotCopied'));
  }

  useTimelineKeys({
    today: goToday,
    move: address.move,
    zoomTo: address.zoomTo,
    firstFilter: () => openFilters(filterButton.current),
    search: () => searchField.current?.focus(),
    overtimes: () => change({ overtimes: !view.overtimes }),
    compare: () => change({ lens: view.lens === 'compare' ? 'shifts' : 'compare' }),
    issues: () => change({ focus: view.focus === 'issues' ? null : 'issues' }),
    plan: mayPlan(hotel) ? () => planOrNot(!isPlanning) : undefined,
    refresh: () => void refresh(),
    exportMenu: () => exportButton.current?.click(),
    legend: () => legendButton.current?.click(),
  });

  const isHere = range.start <= now && now < range.end;
  const legend: LegendProps | undefined = model && {
    counts: model.legend,
    hide: view.hide,
    calendars: view.calendars,
    hasHoliday: range.dates.some((day) => checks.holidays.has(day)),
    onHide: (hide) => change({ hide }),
    onShowCalendars: loaded.showAllCalendars,
  };
  const phoneLegend = isPhone && legend && <LegendPart {...legend} />;
  const pulse = model && (
    <Pulse
      model={model}
      checks={checks.state}
      isHere={isHere}
      focus={view.focus}
      onFocus={(focus) => change({ focus })}
      isInHead={kind === 'desktop'}
    />
  );

  const filters = (
    <TimelineFilterButton
      isPhone={isPhone}
      board={board}
      view={view}
      shown={model?.shown ?? 0}
      change={change}
      onToggleCalendar={toggleCalendar}
      buttonRef={filterButton}
      people={hotelPeople.people}
      pulse={pulse}
    />
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
    <section className={styles.screen} data-sheet={isSheet || undefined}>
      <TimelineToolbar
        hotel={hotel.ErpCompanyId}
        mayPlan={mayPlan(hotel)}
        address={address}
        loaded={loaded}
        isPhone={isPhone}
        picture={picture}
        plan={mayPlan(hotel) ? { isOn: isPlanning, onChange: planOrNot } : undefined}
        search={
          <TimelineSearch board={board} view={view} change={change} hotelPeople={hotelPeople} searchRef={searchField} />
        }
        filters={filters}
        legend={legend}
        legendRef={legendButton}
        exportRef={exportButton}
        onToday={goToday}
        onRefresh={() => void refresh()}
        onCopyLink={copyLink}
      />
      {isElsewhere && view.hotel !== null && (
        <Part>
          <HotelBanner wanted={view.hotel} onStay={() => change({ hotel: null }, { replace: true })} />
        </Part>
      )}
      {!isPhone && <TimelineChips board={board} people={hotelPeople.people} view={view} change={change} />}
      <TimelineNotes address={address} loaded={loaded} people={hotelPeople.people} isElsewhere={isElsewhere} />
      {kind === 'tablet' && pulse}
      {isPlanning && (
        <Suspense fallback={<div className={styles.planBar} />}>
          <PlanLayer
            hotel={hotel.ErpCompanyId}
            loaded={loaded}
            address={address}
            rows={guests.rows}
            handle={handle}
            isInLists={isPhone}
            onView={onView}
          />
        </Suspense>
      )}
      {isPhone && counted && model && guests.rows.length > 0 ? (
        <Suspense fallback={<GridSkeleton />}>
          <PhoneTimeline
            address={address}
            model={model}
            rows={guests.rows}
            holidays={checks.holidays}
            barsOf={counted.barsOf}
            cardPart={lens?.cardPart}
            openOfDay={planned.plan?.openOfDay}
            onOpen={openShift}
            onPerson={planned.plan?.onPerson}
          />
          {phoneLegend}
        </Suspense>
      ) : (
        <div
          className={styles.body}
          role="presentation"
          onKeyDownCapture={(event) => {
            if (event.key !== 'Escape' || !opened.bar || kind !== 'desktop') return;
            // At once, before the grid takes the key to leave a shift or to hide its card.
            event.preventDefault();
            change({ shift: null });
          }}
        >
          <div className={styles.grid}>
            {board && loaded.isFetching && <div className={styles.progress} />}
            {kind === 'desktop' && model && guests.rows.length > 0 && (
              <div
                className={styles.corner}
                style={{
                  inlineSize: nameWidthOf(kind),
                  blockSize: Math.min(headHeightOf(zoom, drawing, size), 40) - 1,
                }}
              >
                {pulse}
              </div>
            )}
            <TimelineBody
              address={address}
              loaded={planned.loaded}
              isLoaded={isLoaded}
              model={model}
              kind={kind}
              lens={lens}
              cards={cards}
              opened={opened.bar}
              found={view.find}
              handle={handle}
              plan={planned.plan}
              guests={guests}
            />
          </div>
          {kind === 'desktop' && details}
        </div>
      )}
      {kind !== 'desktop' && details}
      {model && guests.rows.length === 0 && phoneLegend}
      {counted && (cards.card || cards.hung) && (
        <Part>
          <OpenCards
            {...{ cards, address, counted, picture }}
            hotel={hotel.ErpCompanyId}
            arrange={plan && ((row, to, isAfter) => plan.onCommand({ type: 'arrange', row, to, isAfter }))}
          />
        </Part>
      )}
    </section>
  );
}
