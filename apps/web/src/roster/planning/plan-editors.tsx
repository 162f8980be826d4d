import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDate } from '@horae/local-time/local-date';
import { lazy } from 'react';
import { Part } from '#ui/part';
import type { Board } from '../model/board.rules';
import type { EmployeeRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import type { RosterChecks } from '../use-roster-checks';
import type { DepartmentCodes } from './model/template-codes.rules';
import { personNow } from './person-now';
import type { PlanCommand, PlannedRow } from './plan-view';
import type { PlanDays } from './planning.queries';
import { TypedDay } from './typed-day';
import type { Step } from './use-next-cell';
import type { usePlanCommands } from './use-plan-commands';
import type { PlanEdits } from './use-plan-edits';

const PersonPlan = lazy(() => import('./person/person-plan').then((m) => ({ default: m.PersonPlan })));

const ItemMenu = lazy(() => import('./item-menu/item-menu').then((m) => ({ default: m.ItemMenu })));

interface PlanEditorsProps {
  shown: PlanDays;
  edits: PlanEdits;
  checks: RosterChecks;
  rules: PlanRules | undefined;
  board: Board;
  address: RosterAddress;
  codesOf: (row: PlannedRow, date: LocalDate) => DepartmentCodes;
  /** The person whose days are open, and on which day. */
  opened: { row: EmployeeRow; date: string } | undefined;
  onClosePerson: () => void;
  commands: ReturnType<typeof usePlanCommands>;
  onCommand: (command: PlanCommand) => void;
  onLeave: (step: Step) => void;
}

/** What is open above the calendar: the days of a person, the menu of an item, the editor of a day. */
export function PlanEditors(props: PlanEditorsProps) {
  const { shown, edits, checks, rules, board, address, codesOf, opened, commands, onCommand } = props;
  const { menu, closeMenu, edited } = commands;
  return (
    <>
      {opened && (
        <Part>
          <PersonPlan
            {...{ edits, checks, board, address, rules }}
            hotel={shown.hotel}
            row={opened.row}
            date={opened.date}
            codesOf={codesOf}
            onClose={props.onClosePerson}
          />
        </Part>
      )}
      {menu && (
        <Part>
          <ItemMenu
            key={menu.item.id}
            asked={menu}
            {...{ shown, edits, board, address, onCommand, rules }}
            onClose={closeMenu}
          />
        </Part>
      )}
      {edited && (
        <TypedDay
          key={`${edited.row.id} ${edited.date}`}
          {...{ edited, edits, rules }}
          days={address.days}
          codes={codesOf(personNow(board, edited.row), edited.date)}
          onLeave={props.onLeave}
        />
      )}
    </>
  );
}
