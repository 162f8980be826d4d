import type { Command, Id } from '@horae/timeline';
import { useState } from 'react';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { EmployeeRow } from '#roster/model/rows.rules';
import type { Cards } from '#roster/use-opened';
import { useStable } from '#roster/use-stable';
import { isCover, type UnitRow } from './model/cover.rules';
import type { UnitAddress } from './use-unit-address';

interface UnitCommands {
  address: UnitAddress;
  cards: Cards;
  /** Hides the card of the shift under the pointer. */
  hide: () => void;
}

/** What the commands of the grid do, and the groups that they have folded. */
export function useUnitCommands({ address, cards, hide }: UnitCommands) {
  const { change, move } = address;
  const [collapsed, setCollapsed] = useState<ReadonlySet<Id>>(new Set());

  function open({ target, rect }: Extract<Command<UnitRow, ShiftBar>, { type: 'open' }>): void {
    hide();
    if (target.kind === 'item') change({ shift: target.item.id });
    if (target.kind === 'cell' && isPerson(target.row)) cards.openDay(target.row, target.column.date);
    if (target.kind === 'row' && isPerson(target.row)) cards.openWeek(target.row);
    if (target.kind === 'column') change({ list: target.column.date });
    if (target.kind === 'column-total') cards.openTotals(target.column.date, rect);
    if (target.kind === 'grand-total') cards.openTotals(null, rect);
  }

  const obey = useStable((command: Command<UnitRow, ShiftBar>) => {
    if (command.type === 'open') open(command);
    if (command.type === 'navigate') move(command.by);
    if (command.type === 'row-menu' && isPerson(command.row)) cards.openMenu(command.row, command.rect);
    if (command.type === 'toggle-group') {
      const next = new Set(collapsed);
      if (command.expanded) next.delete(command.row.id);
      else next.add(command.row.id);
      setCollapsed(next);
    }
  });

  return { obey, collapsed };
}

const isPerson = (row: UnitRow): row is EmployeeRow => row.kind === 'resource' && !isCover(row);
