import { type Command, stepZoom } from '@horae/timeline';
import type { ShiftBar } from '#roster/model/bars.rules';
import { isOpenRow } from '#roster/model/open-rows.rules';
import type { EmployeeRow, GridRow } from '#roster/model/rows.rules';
import type { PlanCommand, PlanView } from '#roster/planning/plan-view';
import { useStable } from '#roster/use-stable';
import type { useCollapsedGroups } from './grid/use-collapsed-groups';
import type { TimelineAddress } from './use-timeline-address';

/** What the grid can open on the screen. */
export interface GridActions {
  openShift: (shift: number) => void;
  openDay: (row: EmployeeRow, date: string) => void;
  openWeek: (row: EmployeeRow) => void;
  openTotals: (date: string | null, rect: DOMRect) => void;
  openMenu: (row: EmployeeRow, rect: DOMRect) => void;
  /** How the plan is changed; undefined if days cannot be changed. */
  plan?: Pick<PlanView, 'onCommand' | 'editing' | 'counts' | 'strip' | 'colourOf'> | undefined;
}

interface GridCommands {
  address: TimelineAddress;
  actions: GridActions;
  /** Hides the card of the shift under the pointer. */
  hide: () => void;
  /** Folds or unfolds a group. */
  toggle: ReturnType<typeof useCollapsedGroups>['toggle'];
  /** Called before a gesture zooms. */
  byGesture: () => void;
}

/** What the commands of the grid do. */
export function useGridCommands({ address, actions, hide, toggle, byGesture }: GridCommands) {
  const { zoom, days, move, zoomTo } = address;

  function open({ target, rect }: Extract<Command<GridRow, ShiftBar>, { type: 'open' }>): void {
    hide();
    // Nobody has no card.
    if ('row' in target && target.row.kind === 'resource' && isOpenRow(target.row.id)) return;
    if (target.kind === 'item') actions.openShift(target.item.id);
    if (target.kind === 'cell' && target.row.kind === 'resource') actions.openDay(target.row, target.column.date);
    if (target.kind === 'row' && target.row.kind === 'resource') actions.openWeek(target.row);
    if (target.kind === 'column' && zoom !== 'day') zoomTo('day', target.column.date);
    if (target.kind === 'column-total') actions.openTotals(target.column.date, rect);
    if (target.kind === 'grand-total') actions.openTotals(null, rect);
  }

  return useStable((command: Command<GridRow, ShiftBar>) => {
    if (command.type === 'open') open(command);
    if (command.type === 'toggle-group') toggle(command.row.id, command.expanded);
    if (command.type === 'navigate') move(command.by);
    if (command.type === 'row-menu' && command.row.kind === 'resource' && !isOpenRow(command.row.id))
      actions.openMenu(command.row, command.rect);
    if (isOfPlan(command)) {
      hide();
      actions.plan?.onCommand(command);
    }
    if (command.type === 'zoom') {
      byGesture();
      zoomTo(stepZoom(zoom, command.direction), days.dateOf(command.instant));
    }
  });
}

/** What is asked of any grid; everything else changes the plan. */
const ofReading: ReadonlySet<string> = new Set(['open', 'enter', 'toggle-group', 'navigate', 'zoom', 'row-menu']);
const isOfPlan = (command: Command<GridRow, ShiftBar>): command is PlanCommand => !ofReading.has(command.type);
