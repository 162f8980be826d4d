import { addDays } from '@horae/local-time/local-date';
import { useRef, useState } from 'react';
import { notify } from '#platform/notify';
import { stringifySearch } from '#platform/search-text';
import type { SelectedHotel } from '#platform/storage';
import { tellCopied } from '#platform/tell-copied';
import { useWindowKind } from '#platform/window-kind';
import { OnLoanHere } from '#roster/loans/on-loan-here';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { rosterWords } from '#roster/roster.words';
import { Refresh } from '#roster/toolbar/refresh';
import { ViewMenu } from '#roster/toolbar/view-menu';
import { useLive } from '#roster/use-live';
import type { ChangeSearch } from '#roster/use-roster-address';
import { ErrorPanel } from '#ui/error-panel';
import { ExportMenu } from '#ui/export/export-menu';
import { HoursBar } from './hours-bar';
import { HoursBody } from './hours-body';
import { HoursFilters } from './hours-filters';
import { HoursPhoneHead } from './hours-phone-head';
import { HoursTiles } from './hours-tiles';
import { HoursToolbar } from './hours-toolbar';
import { writeHoursView } from './model/hours-view.rules';
import { isDelivered, measures } from './model/measure.rules';
import { OpenDetail } from './open-detail';
import { useHoursBoard } from './use-hours-board';
import { useHoursControl } from './use-hours-control';
import { useHoursExport } from './use-hours-export';
import { useHoursKeys } from './use-hours-keys';

interface HoursCalendarProps {
  hotel: SelectedHotel;
  search: RosterSearch;
  onSearch: ChangeSearch;
}

/** How many hours were planned, declared and worked where, and their differences. */
export function HoursCalendar({ hotel, search, onSearch }: HoursCalendarProps) {
  const words = rosterWords.use();
  const kind = useWindowKind();
  const control = useHoursControl(hotel, search, onSearch);
  const { view, days, date, today, change } = control;
  const board = useHoursBoard(hotel, control);
  const [dismissed, setDismissed] = useState<unknown>();
  const searchField = useRef<HTMLInputElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const exported = useHoursExport(hotel, board, control);
  useLive(hotel.ErpCompanyId, board.version);

  async function refresh(): Promise<void> {
    if (await board.refetch()) notify(words('refreshed'), { kind: 'success' });
  }

  function copyLink(): void {
    const link = stringifySearch(writeHoursView({ ...view, date }));
    void tellCopied(`${location.origin}/working-hours-calendar${link}`, words('linkCopied'), words('linkNotCopied'));
  }

  function nextMeasure(): void {
    const { whole } = board;
    const open = measures.filter((measure) => !whole || isDelivered(measure, whole));
    change({ measure: open[(open.indexOf(view.measure) + 1) % open.length] ?? 'planned' });
  }

  useHoursKeys({
    today: () => control.isNow || control.goTo(today),
    move: control.move,
    measure: nextMeasure,
    search: () => searchField.current?.focus(),
    overtimes: () => change({ overtimes: !view.overtimes }),
    refresh: () => void refresh(),
    exportMenu: () => exportButton.current?.click(),
  });

  return (
    <div className="calendar-screen">
      {kind === 'phone' ? (
        <HoursPhoneHead
          control={control}
          board={board}
          exported={exported}
          onRefresh={() => void refresh()}
          onCopyLink={copyLink}
        />
      ) : (
        <HoursToolbar control={control}>
          <Refresh
            updatedAt={board.updatedAt}
            isFetching={board.isFetching}
            clock={days.clock}
            onRefresh={() => void refresh()}
          />
          <ExportMenu
            scope={exported?.scope ?? ''}
            disabled={!exported}
            file={(format) => exported!.file(format)}
            triggerRef={exportButton}
          />
          <ViewMenu onCopyLink={copyLink} />
        </HoursToolbar>
      )}
      <HoursFilters kind={kind} control={control} board={board} searchRef={searchField} />
      {board.tree && board.whole && board.error !== null && board.error !== dismissed && (
        <ErrorPanel
          error={board.error}
          onRetry={() => void board.refetch()}
          older={{ from: board.updatedAt, onDismiss: () => setDismissed(board.error) }}
        />
      )}
      <HoursTiles board={board} control={control} />
      {kind !== 'phone' && <HoursBar control={control} whole={board.whole} />}
      <HoursBody control={control} board={board} kind={kind} />
      <OnLoanHere
        hotel={hotel.ErpCompanyId}
        dates={{ start: control.period.start, end: addDays(control.period.start, control.period.days) }}
      />
      <OpenDetail board={board} control={control} />
    </div>
  );
}
