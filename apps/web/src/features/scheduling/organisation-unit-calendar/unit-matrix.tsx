import { Part } from '#ui/part';
import '#ui/shift-types.css';
import '@horae/timeline/timeline.css';
import { createItemStore, Timeline, type TimelineHandle } from '@horae/timeline';
import { type KeyboardEvent, lazy, type Ref, useLayoutEffect, useMemo, useState } from 'react';
import { layout } from '#platform/layout';
import { direction } from '#platform/preferences';
import { useStore } from '#platform/store';
import type { WindowKind } from '#platform/window-kind';
import { createFoot } from '#roster/grid/foot-view';
import frame from '#roster/grid/frame.module.css';
import { createHead } from '#roster/grid/head-view';
import { useHoverCard } from '#roster/grid/use-hover-card';
import type { GridModel } from '#roster/model/grid-model.rules';
import { barFont } from '#roster/texts/bar-text';
import type { Cards } from '#roster/use-opened';
import { isCover, withCover } from './model/cover.rules';
import { unitWords } from './organisation-unit-calendar.words';
import styles from './unit-calendar.module.css';
import { createUnitRowView } from './unit-row-view';
import type { UnitAddress } from './use-unit-address';
import { useUnitCommands } from './use-unit-commands';

const HoverCard = lazy(() => import('#roster/grid/hover-card').then((m) => ({ default: m.HoverCard })));

interface UnitMatrixProps {
  address: UnitAddress;
  model: GridModel;
  unitName: string;
  holidays: ReadonlyMap<string, string>;
  kind: WindowKind;
  isLoaded: (date: string) => boolean;
  cards: Cards;
  handle: Ref<TimelineHandle>;
}

const minColumnWidth = { day: 140, week: 92, 'two-weeks': 64, month: 34 };

/** Employees by day with a chip for each shift; below each department's name, how many people work. */
export function UnitMatrix({ address, model, unitName, holidays, kind, isLoaded, cards, handle }: UnitMatrixProps) {
  const say = unitWords.use();
  const { zoom, period, range, days, now, today } = address;
  const { density } = useStore(layout);
  const dir = direction.use();
  const [store] = useState(() => createItemStore(model.bars));
  useLayoutEffect(() => store.replaceAll(model.bars), [store, model.bars]);
  const { hover, onHover, onPointer, hide } = useHoverCard();
  const { obey, collapsed } = useUnitCommands({ address, cards, hide });

  const { totals, shown, all } = model;
  const rows = useMemo(
    () => withCover(model.rows, { title: unitName, totals }),
    // `totals` is the same object as long as the rows are.
    [model.rows, unitName, totals],
  );
  const view = useMemo(
    () =>
      createUnitRowView({
        zoom,
        chips: true,
        days,
        now: 0,
        start: range.start,
        end: range.end,
        onMenu: (row, rect) => obey({ type: 'row-menu', row, rect }),
      }),
    // Every text depends on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [zoom, days, range, obey, say],
  );
  const head = useMemo(
    () => createHead({ zoom, today, totals, isLoaded, holidays }),
    [zoom, today, totals, isLoaded, holidays],
  );
  const foot = useMemo(() => createFoot({ totals, shown, all }, zoom), [totals, shown, all, zoom]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !hover) return;
    event.preventDefault();
    hide();
  }

  return (
    <div className={styles.fill} role="presentation" onKeyDownCapture={onKeyDown}>
      <Timeline
        ref={handle}
        className={frame.grid ?? ''}
        label={say('roster')}
        isTree={false}
        drawing="chips"
        lanes={Number.POSITIVE_INFINITY}
        rows={rows}
        store={store}
        zone={days.zone}
        period={period}
        zoom={zoom}
        view={view}
        head={head}
        foot={foot}
        collapsed={collapsed}
        dir={dir}
        density={density}
        nameWidth={kind === 'desktop' ? 208 : 152}
        totalWidth={66}
        minColumnWidth={minColumnWidth[zoom]}
        barFont={barFont}
        now={now}
        swipe={kind !== 'desktop'}
        onCommand={obey}
        onHover={(next) =>
          onHover(next && 'row' in next.target && isCover(next.target.row) ? undefined : (next as never))
        }
      />
      {hover && (
        <Part>
          <HoverCard hover={hover} days={days} onPointer={onPointer} />
        </Part>
      )}
    </div>
  );
}
