import '#ui/shift-types.css';
import '@horae/timeline/timeline.css';
import {
  type Command,
  createItemStore,
  type Hover,
  type Id,
  type Period,
  Timeline,
  type TimelineHandle,
  type Zoom,
} from '@horae/timeline';
import { type Ref, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { direction, timelineDrawing } from '#platform/preferences';
import type { WindowKind } from '#platform/window-kind';
import { cellWidth } from '#roster/grid/bar-view';
import { createFoot } from '#roster/grid/foot-view';
import styles from '#roster/grid/frame.module.css';
import { createHead } from '#roster/grid/head-view';
import { barMetrics, cellMetrics } from '#roster/grid/roster-metrics';
import { createRowView, type RowContext } from '#roster/grid/row-view';
import type { Guests } from '#roster/guests/use-guests';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { DayRange } from '#roster/model/day-range.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import type { LocalDays } from '#roster/model/local-days.rules';
import type { GridRow } from '#roster/model/rows.rules';
import type { PlanView } from '#roster/planning/plan-view';
import { rosterWords } from '#roster/roster.words';
import { barFont } from '#roster/texts/bar-text';
import { useRowSize } from '../use-row-size';
import { createStrip } from './coverage-strip';
import { drawingOf, headHeightOf, linesIn, nameWidthOf, narrowestDay, totalWidthOf } from './drawing.rules';
import type { GridLens } from './grid-lens';

interface TimelineGridProps {
  model: GridModel;
  /** The rows of the model and those of guests. */
  guests: Guests;
  period: Period;
  zoom: Zoom;
  range: DayRange;
  days: LocalDays;
  /** Names by date. */
  holidays: ReadonlyMap<string, string>;
  now: number;
  kind: WindowKind;
  collapsed: ReadonlySet<Id>;
  isLoaded: (date: string) => boolean;
  /** Replaces the usual rendering of the rows. */
  lens: GridLens | undefined;
  /** Days can be changed. */
  editing: PlanView['editing'] | undefined;
  /** Counters beside the hours of each person. */
  counts: PlanView['counts'];
  /** Shown under the head instead of how many are at work through the day. */
  strip: PlanView['strip'];
  colourOf: PlanView['colourOf'];
  onCommand: (command: Command<GridRow, ShiftBar>) => void;
  onHover: (hover: Hover<GridRow, ShiftBar> | undefined) => void;
  ref: Ref<TimelineHandle>;
}

/** The timeline filled with our roster: people in the rows, texts on the bars, and the sums around them. */
export function TimelineGrid(props: TimelineGridProps) {
  const { model, period, zoom, range, days, holidays, now, kind, isLoaded, lens, colourOf, onCommand } = props;
  const counts = lens ? undefined : props.counts;
  const say = rosterWords.use();
  const size = useRowSize();
  const dir = direction.use();
  const [store] = useState(() => createItemStore(model.bars));
  useLayoutEffect(() => store.replaceAll(model.bars), [store, model.bars]);

  const today = days.dateOf(now);
  // The bars of people still clocked in grow every minute; a range without today need not be rendered again.
  const clockNow = range.start <= now && now < range.end ? now : 0;
  const drawing = drawingOf(zoom, timelineDrawing.use(), lens !== undefined);
  const dayWidth = narrowestDay(zoom, drawing, kind, lens);
  const lines = drawing === 'cells' ? linesIn[size] : undefined;
  const context = useMemo<RowContext>(
    () => ({
      zoom,
      chips: drawing !== 'bars',
      lines,
      days,
      now: clockNow,
      start: range.start,
      end: range.end,
      isOneLine: size === 'smallest' && !lens,
      colourOf,
      onMenu: (row, rect) => onCommand({ type: 'row-menu', row, rect }),
    }),
    // Every text depends on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [zoom, drawing, lines, days, clockNow, range, size, lens, colourOf, onCommand, say],
  );
  const plainView = useMemo(() => (lens?.rowView ?? createRowView)(context, dayWidth), [context, lens, dayWidth]);
  const { isOneLine } = context;
  const ofGuests = props.guests.view;
  const view = useMemo(
    () =>
      ofGuests(counts?.rows(plainView) ?? plainView, {
        days,
        range,
        isOneDay: zoom === 'day',
        isOneLine,
        isWide: zoom === 'day' || zoom === 'week',
      }),
    [plainView, counts, ofGuests, days, range, isOneLine, zoom],
  );
  const itemWidth = useCallback(
    (bar: ShiftBar, ofDay: readonly ShiftBar[]) => cellWidth(bar, ofDay, context),
    [context],
  );
  const { shown, all, employees } = model;
  const totals = props.guests.totals ?? model.totals;
  const head = useMemo(() => {
    const plain = createHead({ zoom, today, totals, isLoaded, holidays });
    return counts?.head(plain) ?? plain;
  }, [zoom, today, totals, isLoaded, holidays, counts]);
  const foot = useMemo(
    () => (lens?.foot ?? createFoot)({ totals, shown, all }, zoom),
    [totals, shown, all, zoom, lens],
  );
  const ofPlan = lens ? undefined : props.strip;
  const strip = useMemo(() => {
    if (ofPlan || zoom !== 'day') return ofPlan;
    const rowIds = new Set(employees.map(({ id }) => id));
    const byRow = new Map<number, ShiftBar[]>();
    for (const bar of model.bars) {
      if (!rowIds.has(bar.resourceId)) continue;
      byRow.set(bar.resourceId, [...(byRow.get(bar.resourceId) ?? []), bar]);
    }
    return createStrip(byRow.values(), range);
  }, [ofPlan, zoom, employees, model.bars, range]);

  // The strip says as much of each day, and two people more fit.
  const hasFoot = !(size === 'smallest' && ofPlan);

  return (
    <Timeline
      ref={props.ref}
      className={size === 'smallest' && !lens ? `${styles.grid} ${styles.smallest}` : (styles.grid ?? '')}
      label={say('title')}
      rows={props.guests.rows}
      store={store}
      zone={days.zone}
      period={period}
      zoom={zoom}
      drawing={drawing}
      itemWidth={itemWidth}
      view={view}
      head={head}
      {...(hasFoot && { foot })}
      {...(strip && { strip })}
      collapsed={props.collapsed}
      dir={dir}
      density={
        lens
          ? lens.metrics[size === 'smallest' ? 'compact' : size]
          : (drawing === 'cells' ? cellMetrics : barMetrics)[size]
      }
      headHeight={headHeightOf(zoom, drawing, size)}
      nameWidth={nameWidthOf(kind)}
      totalWidth={lens?.totalWidth ?? totalWidthOf(counts?.width ?? (kind === 'desktop' ? 80 : 64), size)}
      minColumnWidth={dayWidth}
      barFont={barFont}
      now={now}
      swipe={kind !== 'desktop'}
      editing={props.editing}
      onCommand={onCommand}
      onHover={props.onHover}
    />
  );
}
