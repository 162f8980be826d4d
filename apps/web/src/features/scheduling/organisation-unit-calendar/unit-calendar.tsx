import type { TimelineHandle } from '@horae/timeline';
import { IconTimelineEvent } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import { notify } from '#platform/notify';
import { stringifySearch } from '#platform/search-text';
import type { SelectedHotel } from '#platform/storage';
import { tellCopied } from '#platform/tell-copied';
import { useWindowKind } from '#platform/window-kind';
import { RosterExport, useRosterExportItem } from '#roster/export/roster-export';
import { rosterExportWords } from '#roster/export/roster-export.words';
import { isCovered } from '#roster/loaded-board';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { OpenDetails } from '#roster/open-details';
import { rosterWords } from '#roster/roster.words';
import { ChecksNote } from '#roster/states/checks-note';
import { Legend } from '#roster/toolbar/legend';
import { Refresh } from '#roster/toolbar/refresh';
import { Toolbar } from '#roster/toolbar/toolbar';
import { ViewMenu } from '#roster/toolbar/view-menu';
import { useCards } from '#roster/use-cards';
import { useGridModel } from '#roster/use-grid-model';
import { useLive } from '#roster/use-live';
import { useOpenShift } from '#roster/use-open-shift';
import type { ChangeSearch } from '#roster/use-roster-control';
import { ActionItem } from '#ui/action-menu';
import { ErrorPanel } from '#ui/error-panel';
import { Part } from '#ui/part';
import { DayList } from './day-list';
import { monthsOf } from './model/unit-period.rules';
import { unitZooms, writeUnitView } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';
import { UnitBody } from './unit-body';
import styles from './unit-calendar.module.css';
import { UnitCard } from './unit-card';
import { UnitFilters } from './unit-filters';
import { useUnitBoard } from './use-unit-board';
import { useUnitControl } from './use-unit-control';
import { useUnitKeys } from './use-unit-keys';
import { useUnitPicture } from './use-unit-picture';

const OpenCards = lazy(() => import('#roster/open-cards').then((m) => ({ default: m.OpenCards })));

interface UnitCalendarProps {
  hotel: SelectedHotel;
  search: RosterSearch;
  onSearch: ChangeSearch;
}

/** The roster board of one organisation unit. */
export function UnitCalendar({ hotel, search, onSearch }: UnitCalendarProps) {
  const say = unitWords.use();
  const words = rosterWords.use();
  const navigate = useNavigate();
  const kind = useWindowKind();
  const control = useUnitControl(hotel, search, onSearch);
  const { view, zoom, date, days, now, today, change, goTo } = control;
  const loaded = useUnitBoard(hotel, control);
  const { board, unit, error, covers } = loaded;
  const counted = useGridModel(board, control);
  const model = counted?.model;
  const cards = useCards(control);
  const opened = useOpenShift(counted, loaded, control);
  const [dismissed, setDismissed] = useState<unknown>();
  const handle = useRef<TimelineHandle>(null);
  const filters = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const perGroup = rosterExportWords.use()('pagePerDepartment');
  const picture = useUnitPicture(hotel, loaded, counted, control);
  const phoneExport = useRosterExportItem(picture, perGroup);
  const isLoaded = useCallback((day: string) => isCovered(covers, day), [covers]);
  const loadedMonths = useMemo(() => monthsOf(covers), [covers]);
  useLive(hotel.ErpCompanyId, loaded.version);

  function goToday(): void {
    if (control.isNow) handle.current?.showInstant(now - 3_600_000);
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
    move: control.move,
    zoomTo: control.zoomTo,
    unit: () => filters.current?.querySelectorAll<HTMLInputElement>('input[role="combobox"]')[1]?.focus(),
    search: () => searchField.current?.focus(),
    overtimes: () => change({ overtimes: !view.overtimes }),
    refresh: () => void refresh(),
    exportMenu: () => exportButton.current?.click(),
  });

  const details = (
    <OpenDetails
      opened={opened}
      counted={counted}
      control={control}
      cards={cards}
      hotel={hotel.ErpCompanyId}
      kind={kind}
      onCopyLink={copyLink}
    />
  );

  return (
    <section className={styles.screen}>
      <Toolbar
        title={say('title')}
        zooms={kind === 'phone' ? [] : unitZooms}
        control={control}
        loadedMonths={loadedMonths}
        onToday={goToday}
      >
        <Refresh
          updatedAt={loaded.updatedAt}
          isFetching={loaded.isFetching}
          clock={days.clock}
          onRefresh={() => void refresh()}
        />
        {kind !== 'phone' && <RosterExport picture={picture} triggerRef={exportButton} perGroup={perGroup} />}
        <ViewMenu onCopyLink={copyLink}>
          {kind === 'phone' && phoneExport.item}
          <ActionItem icon={<IconTimelineEvent size={18} stroke={1.5} aria-hidden="true" />} onClick={openTimeline}>
            {say('openTimeline')}
          </ActionItem>
        </ViewMenu>
      </Toolbar>
      <div ref={filters} className="contents">
        <UnitFilters kind={kind} control={control} loaded={loaded} shown={model?.shown ?? 0} searchRef={searchField} />
      </div>
      {board && error !== null && error !== dismissed && (
        <ErrorPanel
          error={error}
          onRetry={() => void loaded.refetch()}
          older={{ from: loaded.updatedAt, onDismiss: () => setDismissed(error) }}
        />
      )}
      <ChecksNote checks={control.checks} />
      {model && unit && kind !== 'phone' && (
        <UnitCard unit={unit.label} businessUnit={loaded.businessUnit?.label ?? ''} model={model} control={control} />
      )}
      <UnitBody
        control={control}
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
        <Legend
          counts={model.legend}
          hide={view.hide}
          calendars={view.calendars}
          hasHoliday={control.range.dates.some((day) => control.checks.holidays.has(day))}
          onHide={(hide) => change({ hide })}
          onShowCalendars={() => change({ calendars: [3000, 3001, 3002] })}
        />
      )}
      {view.list && counted && model && (
        <DayList
          date={view.list}
          unit={unit?.label ?? ''}
          control={control}
          model={model}
          barsOf={counted.barsOf}
          onClose={() => change({ list: null })}
        />
      )}
      {counted && (cards.card || cards.hung) && (
        <Part>
          <OpenCards cards={cards} control={control} counted={counted} hotel={hotel.ErpCompanyId} picture={picture} />
        </Part>
      )}
      {phoneExport.dialog}
    </section>
  );
}
