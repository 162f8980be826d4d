import { addDays } from '@horae/local-time/local-date';
import { useState } from 'react';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import { readDayItems } from './model/day-items.rules';
import { type DayWanted, replaceDay } from './model/replace-day.rules';
import type { PlanEdits } from './use-plan-edits';

interface Pasting {
  rows: readonly GridRow[];
  address: RosterAddress;
  edits: PlanEdits;
}

/** Cells that could not be read, so that nothing was pasted. */
export interface PasteFault {
  count: number;
  text: string;
}

/** Pastes a block of cells from a day on: one action, all or nothing. */
export function usePasted({ rows, address, edits }: Pasting) {
  const [fault, setFault] = useState<PasteFault | null>(null);
  const { days, period } = address;

  function take(row: EmployeeRow, date: string, text: string): void {
    const people = rows.filter((one) => one.kind === 'resource');
    const from = people.findIndex(({ id }) => id === row.id);
    const last = addDays(period.start, period.days - 1);
    const unread: string[] = [];
    const wanted: DayWanted[] = [];
    for (const [down, line] of linesOf(text).entries()) {
      const employee = people[from + down]?.id;
      if (employee === undefined) break;
      for (const [right, cell] of line.split('\t').entries()) {
        const day = addDays(date, right);
        if (day > last) break;
        const items = readDayItems(cell, day);
        if (items) wanted.push({ employee, date: day, items });
        else unread.push(cell.trim());
      }
    }
    setFault(unread.length > 0 ? { count: unread.length, text: unread[0]! } : null);
    if (unread.length > 0 || wanted.length === 0) return;
    edits.change('pasted', (now) => wanted.flatMap((day) => replaceDay(now, day, days)));
  }

  return { take, fault, dismiss: () => setFault(null) };
}

/** The last line break of a block is its end, not an empty line. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
