import type { LocalDate } from '@horae/local-time/local-date';
import type { Command, StripView } from '@horae/timeline';
import type { EditTools } from '@horae/timeline/editing';
import type { ComponentType, ReactNode } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { Board } from '../model/board.rules';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import type { RosterChecks } from '../use-roster-checks';
import type { ColourOf } from './model/template-colours.rules';
import type { RowCounts } from './row-counters';

type Reading = 'open' | 'enter' | 'toggle-group' | 'navigate' | 'zoom' | 'row-menu';
export type PlanCommand = Exclude<Command<GridRow, ShiftBar>, { type: Reading }>;

/** A row whose days are planned: of a person, or of open shifts. */
export type PlannedRow = Pick<EmployeeRow, 'id' | 'kind' | 'resource'>;
export type PlannedRows = readonly (PlannedRow | Exclude<GridRow, EmployeeRow>)[];

export type AskedMenu = Extract<PlanCommand, { type: 'item-menu' }>;

/** What the calendar shows and obeys while somebody plans. */
export interface PlanView {
  board: Board;
  /** Whether the board has changes that are not published. */
  hasDrafts: boolean;
  checks: RosterChecks;
  onCommand: (command: PlanCommand) => void;
  /** Opens the days of a person, where there is no grid to plan on. */
  onPerson: (employee: number, date: LocalDate) => void;
  /** The open shifts of the day that is listed, where there is no grid. */
  openOfDay: ReactNode;
  /** Draws on the grid what is being dragged. */
  editing: ComponentType<EditTools<GridRow, ShiftBar>>;
  /** Beside the hours of each person; undefined where the days on screen are too few to count. */
  counts: RowCounts | undefined;
  /** What is needed and planned, under the head; undefined where nothing is needed. */
  strip: StripView | undefined;
  /** The colour of the template that a shift is like; undefined where none has one. */
  colourOf: ColourOf | undefined;
}
