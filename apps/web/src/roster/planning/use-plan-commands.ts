import { useState } from 'react';
import type { RosterAddress } from '../roster-address';
import { changesOfDrag } from './model/drag-changes.rules';
import type { ChosenDays } from './model/fill-days.rules';
import type { AskedMenu, PlanCommand, PlannedRow } from './plan-view';
import type { useArrange } from './use-arrange';
import type { DayHands } from './use-day-hands';
import type { PlanEdits } from './use-plan-edits';

interface Obeying {
  hands: DayHands;
  address: RosterAddress;
  edits: PlanEdits;
  arrange: ReturnType<typeof useArrange>;
}

export interface EditedDay {
  row: PlannedRow;
  date: string;
  rect: DOMRect;
  text: string;
  isTyped: boolean;
}

const noDays: ChosenDays = { people: [], dates: [] };

/** Carries out what is done to the days of the grid. */
export function usePlanCommands({ hands, address, edits, arrange }: Obeying) {
  const { days } = address;
  const [edited, setEdited] = useState<EditedDay>();
  const [chosen, setChosen] = useState<ChosenDays>(noDays);
  const [menu, setMenu] = useState<AskedMenu>();
  const { textOf, empty, fill, copy } = hands;

  function obey(command: PlanCommand): void {
    if (command.type === 'edit') return edit(command);
    if (command.type === 'item-menu') return setMenu(command);
    if (command.type === 'arrange') return arrange(command);
    if (command.type === 'move' || command.type === 'resize' || command.type === 'draw') {
      const way = command.type !== 'draw' && command.isCopy ? 'copied' : 'moved';
      return edits.change(way, (now) => changesOfDrag(now, command, days));
    }
    obeyDays(command);
  }

  function obeyDays(command: Extract<PlanCommand, { rows: unknown }>): void {
    const of = chosenOf(command);
    if (command.type === 'select') return setChosen(of);
    if (command.type === 'clear') empty(of);
    if (command.type === 'paste') hands.paste(of, command.text);
    if (command.type === 'fill') fill(of, command.to);
    if (command.type === 'copy') copy(of, command.isCut, command.write);
  }

  function edit({ row, column: { date }, rect, text }: Extract<PlanCommand, { type: 'edit' }>): void {
    if (row.kind !== 'resource') return;
    setEdited({ row, date, rect, text: text ?? textOf(row.id, date), isTyped: text !== null });
  }

  return { edited, close: () => setEdited(undefined), menu, closeMenu: () => setMenu(undefined), chosen, obey };
}

function chosenOf({ rows, columns, cells }: Extract<PlanCommand, { columns: unknown }>): ChosenDays {
  return {
    people: rows.flatMap((row) => (row.kind === 'resource' ? [row.id] : [])),
    dates: columns.map(({ date }) => date),
    ...(cells && {
      cells: cells.flatMap(({ row, column: { date } }) =>
        row.kind === 'resource' ? [{ employee: row.id, date }] : [],
      ),
    }),
  };
}
