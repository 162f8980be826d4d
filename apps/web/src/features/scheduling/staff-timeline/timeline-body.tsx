import type { TimelineHandle } from '@horae/timeline';
import { type RefObject, useCallback } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { isCovered, type LoadedBoard } from '#roster/loaded-board';
import type { GridModel } from '#roster/model/grid-model.rules';
import { nearestShift } from '#roster/model/nearest-shift.rules';
import { calendars } from '#roster/model/shift.rules';
import { GridSkeleton } from '#roster/states/grid-skeleton';
import { Nobody } from '#roster/states/nobody';
import { RangeNote } from '#roster/states/range-note';
import type { Cards } from '#roster/use-cards';
import { ErrorPanel } from '#ui/error-panel';
import type { GridLens } from './grid/grid-lens';
import { GridPanel } from './grid-panel';
import { clearedFilters } from './model/timeline-view.rules';
import type { TimelineControl } from './use-timeline';

interface TimelineBodyProps {
  control: TimelineControl;
  loaded: LoadedBoard;
  model: GridModel | undefined;
  kind: WindowKind;
  lens: GridLens | undefined;
  cards: Cards;
  /** The shift whose details are open. */
  opened: number | undefined;
  handle: RefObject<TimelineHandle | null>;
  onToggleCalendar: (calendar: number) => void;
}

/** The grid, or what stands in its place: loading, an error, nobody, no shifts. */
export function TimelineBody(props: TimelineBodyProps) {
  const { control, loaded, model, kind, lens, cards, opened, handle } = props;
  const { view, period, range, days, change } = control;
  const { covers, error } = loaded;
  const isLoaded = useCallback((day: string) => isCovered(covers, day), [covers]);
  if (!model) return error ? <ErrorPanel error={error} onRetry={() => void loaded.refetch()} /> : <GridSkeleton />;
  if (model.rows.length === 0)
    return <Nobody isUnitEmpty={model.all === 0} onClear={() => change(clearedFilters(view))} />;
  const nearest = model.barCount === 0 ? nearestShift(model, range) : undefined;
  const follows = opened !== undefined && kind === 'desktop';
  return (
    <>
      <GridPanel
        control={control}
        model={model}
        kind={kind}
        isLoaded={isLoaded}
        lens={lens}
        actions={{ openShift: (shift) => change({ shift }), ...cards }}
        opened={opened}
        onFollow={follows ? (shift) => change({ shift }, { replace: true }) : undefined}
        handle={handle}
      />
      <RangeNote
        model={model}
        period={period}
        hasCalendars={view.calendars.length > 0}
        onShowWork={() => props.onToggleCalendar(calendars.work)}
        onShowHidden={() => change({ overtimes: true, hide: [] })}
        onNearest={nearest === undefined ? undefined : () => control.goTo(days.dateOf(nearest))}
      />
    </>
  );
}
