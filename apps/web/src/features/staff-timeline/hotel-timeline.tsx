import type { Command, Id, TimelineHandle } from '@horae/timeline';
import { stepZoom } from '@horae/timeline';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { useWindowKind } from '#platform/window-kind';
import { ScreenTitle } from '#ui/screen-title';
import { TimelineGrid } from './grid/timeline-grid';
import styles from './hotel-timeline.module.css';
import type { ShiftBar } from './model/bars.rules';
import type { GridRow } from './model/rows.rules';
import type { TimelineSearch } from './model/timeline-view.rules';
import { timelineWords } from './staff-timeline.words';
import { isCovered, useBoard } from './use-board';
import { useGridModel } from './use-grid-model';
import { useLive } from './use-live';
import { type ChangeSearch, useTimeline } from './use-timeline';

interface HotelTimelineProps {
  hotel: SelectedHotel;
  search: TimelineSearch;
  onSearch: ChangeSearch;
}

export function HotelTimeline({ hotel, search, onSearch }: HotelTimelineProps) {
  const say = timelineWords.use();
  const kind = useWindowKind();
  const control = useTimeline(hotel, search, onSearch);
  const { view, zoom, period, range, days, now } = control;
  const timeZone = days.zone.id;
  const { bu, ou, wc, ergani } = view;
  const scope = useMemo(
    () => ({ hotel: hotel.ErpCompanyId, timeZone, bu, ou, wc, ergani }),
    [hotel.ErpCompanyId, timeZone, bu, ou, wc, ergani],
  );
  const loaded = useBoard({ scope, zoom, period, calendars: view.calendars, wasToggled: false });
  const counted = useGridModel(loaded.board, control);
  useLive(hotel.ErpCompanyId);
  const handle = useRef<TimelineHandle>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<Id>>(new Set());
  const isLoaded = useCallback((date: string) => isCovered(loaded.covers, date), [loaded.covers]);
  const onCommand = useCallback((command: Command<GridRow, ShiftBar>) => {
    if (command.type === 'zoom') stepZoom('day', command.direction);
    if (command.type === 'toggle-group')
      setCollapsed((held) => {
        const next = new Set(held);
        if (command.expanded) next.delete(command.row.id);
        else next.add(command.row.id);
        return next;
      });
  }, []);
  return (
    <section className={styles.screen}>
      <ScreenTitle>{say('title')}</ScreenTitle>
      <div className={styles.grid}>
        {counted && (
          <TimelineGrid
            ref={handle}
            model={counted.model}
            period={period}
            zoom={zoom}
            range={range}
            days={days}
            now={now}
            kind={kind}
            collapsed={collapsed}
            isLoaded={isLoaded}
            onCommand={onCommand}
            onHover={() => undefined}
          />
        )}
      </div>
    </section>
  );
}
