import type { TimelineHandle } from '@horae/timeline';
import type { RefObject } from 'react';
import type { WindowKind } from '#platform/window-kind';
import type { Guests } from '#roster/guests/use-guests';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import { nearestShift } from '#roster/model/nearest-shift.rules';
import { calendars } from '#roster/model/shift.rules';
import { GridSkeleton } from '#roster/states/grid-skeleton';
import { Nobody } from '#roster/states/nobody';
import { RangeNote } from '#roster/states/range-note';
import type { Cards } from '#roster/use-opened';
import { ErrorPanel } from '#ui/error-panel';
import type { GridLens } from './grid/grid-lens';
import { GridPanel } from './grid-panel';
import { clearedFilters } from './model/timeline-view.rules';
import type { GridActions } from './use-grid-commands';
import type { TimelineAddress } from './use-timeline-address';
import type { TimelineBoard } from './use-timeline-board';

interface TimelineBodyProps {
  address: TimelineAddress;
  loaded: TimelineBoard;
  isLoaded: (day: string) => boolean;
  model: GridModel | undefined;
  kind: WindowKind;
  lens: GridLens | undefined;
  cards: Cards;
  /** The shift whose details are open. */
  opened: ShiftBar | undefined;
  /** The person searched for. */
  found: number | null;
  handle: RefObject<TimelineHandle | null>;
  /** Changes the plan; undefined if days cannot be changed. */
  plan: GridActions['plan'];
  guests: Guests;
}

/** The grid, or the state shown instead: loading, an error, no employees, no shifts. */
export function TimelineBody({
  address,
  loaded,
  isLoaded,
  model,
  kind,
  lens,
  cards,
  opened,
  found,
  handle,
  plan,
  guests,
}: TimelineBodyProps) {
  const { view, period, range, days, change } = address;
  const { error } = loaded;
  if (!model) return error ? <ErrorPanel error={error} onRetry={() => void loaded.refetch()} /> : <GridSkeleton />;
  if (guests.rows.length === 0)
    return <Nobody isUnitEmpty={loaded.board?.resources.length === 0} onClear={() => change(clearedFilters(view))} />;
  const nearest = model.barCount === 0 ? nearestShift(model, range) : undefined;
  const follows = opened !== undefined && kind === 'desktop';
  return (
    <>
      <GridPanel
        address={address}
        model={model}
        guests={guests}
        kind={kind}
        holidays={loaded.checks.holidays}
        isLoaded={isLoaded}
        lens={lens}
        actions={{ openShift: (shift) => change({ shift }), ...cards, plan }}
        opened={opened?.id}
        person={opened?.shift.employeeId ?? found ?? undefined}
        onFollow={follows ? (shift) => change({ shift }, { replace: true }) : undefined}
        handle={handle}
      />
      <RangeNote
        model={model}
        period={period}
        hasCalendars={view.calendars.length > 0}
        onShowWork={() => loaded.toggleCalendar(calendars.work)}
        onShowHidden={() => change({ overtimes: true, hide: [] })}
        onNearest={nearest === undefined ? undefined : () => address.goTo(days.dateOf(nearest))}
      />
    </>
  );
}
