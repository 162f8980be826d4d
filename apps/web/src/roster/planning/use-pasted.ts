import { addDays } from '@horae/local-time/local-date';
import { useState } from 'react';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import type { ChosenDays } from './model/fill-days.rules';
import { readRowItems } from './model/open-plan.rules';
import { pastedCells } from './model/pasted-cells.rules';
import { type DayWanted, replaceDays } from './model/replace-day.rules';
import type { DepartmentCodes } from './model/template-codes.rules';
import type { Pins } from './notes/use-pins';
import type { PlanEdits } from './use-plan-edits';

interface Pasting {
  rows: readonly GridRow[];
  address: RosterAddress;
  edits: PlanEdits;
  pins: Pins;
  codesOf: (person: EmployeeRow) => DepartmentCodes;
}

/** Cells that could not be read, so that nothing was pasted. */
export interface PasteFault {
  count: number;
  text: string;
}

/** Pastes a block of cells from a day on: one action, all or nothing. */
export function usePasted({ rows, address, edits, pins, codesOf }: Pasting) {
  const [fault, setFault] = useState<PasteFault | null>(null);
  const { days, period } = address;

  function take(to: ChosenDays, text: string): void {
    const people = new Map(rows.flatMap((one) => (one.kind === 'resource' ? [[one.id, one] as const] : [])));
    const last = addDays(period.start, period.days - 1);
    const unread: string[] = [];
    const wanted: DayWanted[] = [];
    for (const { employee, date, text: cell } of pastedCells(text, to, [...people.keys()], last)) {
      const items = readRowItems(employee, cell, date, codesOf(people.get(employee)!).templateOf);
      if (items) wanted.push({ employee, date, items });
      else unread.push(cell.trim());
    }
    setFault(unread.length > 0 ? { count: unread.length, text: unread[0]! } : null);
    if (unread.length > 0 || wanted.length === 0) return;
    const free = pins.leaveOut(wanted.length, wanted)(wanted);
    if (free.length > 0) edits.change('pasted', (now) => replaceDays(now, free, days));
  }

  return { take, fault, dismiss: () => setFault(null) };
}
