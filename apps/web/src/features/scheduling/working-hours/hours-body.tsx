import { useMemo } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { rosterWords } from '#roster/roster.words';
import { GridSkeleton } from '#roster/states/grid-skeleton';
import { Nobody } from '#roster/states/nobody';
import { BusyLine } from '#ui/busy-line';
import { Button } from '#ui/button';
import { ErrorPanel } from '#ui/error-panel';
import { HoursChart } from './hours-chart';
import { HoursGrid } from './hours-grid';
import styles from './hours-grid.module.css';
import { type HoursModel, mostByLevel } from './hours-model';
import { HoursPhone } from './hours-phone';
import { clearedHoursView, hourCalendars } from './model/hours-view.rules';
import { isDelivered } from './model/measure.rules';
import { deepestOf, openedPaths, pathsTo, siblingsOf, treeRows } from './model/tree.rules';
import type { HoursBoard } from './use-hours-board';
import type { HoursControl } from './use-hours-control';
import { hoursWords } from './working-hours.words';

interface HoursBodyProps {
  control: HoursControl;
  board: HoursBoard;
  kind: WindowKind;
}

const chartHeight = 176;

/** The table, or the list on a phone, or the state shown instead. */
export function HoursBody({ control, board, kind }: HoursBodyProps) {
  const say = hoursWords.use();
  const words = rosterWords.use();
  const { view, column, today, change } = control;
  const { tree, whole } = board;
  const { measure, open, sort, min } = view;
  const model = useMemo<HoursModel | undefined>(() => {
    if (!tree || !whole) return undefined;
    const rows = treeRows(tree.branches, { open, levels: tree.levels.length, sort, measure });
    const drawn = { tree, rows, measure, column, today, isDelivered: isDelivered(measure, whole), min };
    return { ...drawn, most: mostByLevel(drawn) };
  }, [tree, whole, open, sort, measure, column, today, min]);

  const clear = () => change(clearedHoursView(view));
  if (view.calendars.length === 0) {
    return (
      <div className={styles.none}>
        <p>{words('calendars.none')}</p>
        <Button look="solid" onClick={() => change({ calendars: hourCalendars })}>
          {words('calendars.showWork')}
        </Button>
      </div>
    );
  }
  if (board.isNobodyFound) return <Nobody isUnitEmpty={false} onClear={clear} />;
  if (!model) {
    if (board.error) return <ErrorPanel error={board.error} onRetry={() => void board.refetch()} />;
    return <GridSkeleton />;
  }
  if (model.tree.total.people === 0) return <Nobody isUnitEmpty={false} onClear={clear} />;
  if (kind === 'phone') {
    return (
      <HoursPhone
        key={deepestOf(open, model.tree.branches)}
        model={model}
        at={deepestOf(open, model.tree.branches)}
        sort={sort}
        onPlace={(path) => change({ open: pathsTo(path) })}
        onDetail={(path) => change({ cell: { path, column: 'total' } })}
      />
    );
  }
  const { rows } = model;
  return (
    <section className={styles.frame} aria-label={say('title')} aria-busy={board.isFetching}>
      {board.isFetching && <BusyLine />}
      <HoursGrid
        model={model}
        sort={sort}
        nameWidth={kind === 'tablet' ? 200 : 280}
        onOpen={(key, isOpen) => change({ open: openedPaths(rows, isOpen ? { opens: [key] } : { closes: key }) })}
        onOpenSiblings={(key) => change({ open: openedPaths(rows, { opens: siblingsOf(rows, key) }) })}
        onDetail={(path, column) => change({ cell: { path, column } })}
        chartHeight={view.chart ? chartHeight : 0}
        chart={
          view.chart && (
            <HoursChart
              model={model}
              height={chartHeight}
              onDetail={(column) => change({ cell: { path: '', column } })}
            />
          )
        }
      />
    </section>
  );
}
