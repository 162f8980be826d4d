import { addDays } from '@horae/local-time/local-date';
import { useState } from 'react';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import { type ChosenDays, chosenCells } from './model/fill-days.rules';
import { readRowItems } from './model/open-plan.rules';
import { type DayWanted, replaceDays } from './model/replace-day.rules';
import type { DepartmentCodes } from './model/template-codes.rules';
import type { PlanEdits } from './use-plan-edits';

interface Pasting {
  rows: readonly GridRow[];
  address: RosterAddress;
  edits: PlanEdits;
  codesOf: (person: EmployeeRow) => DepartmentCodes;
}

/** Cells that could not be read, so that nothing was pasted. */
export interface PasteFault {
  count: number;
  text: string;
}

/** Pastes a block of cells from a day on: one action, all or nothing. */
export function usePasted({ rows, address, edits, codesOf }: Pasting) {
  const [fault, setFault] = useState<PasteFault | null>(null);
  const { days, period } = address;

  /** A block goes from the first of the days on; a single cell goes into all of them. */
  function take(to: ChosenDays, text: string): void {
    const { people: chosen, dates } = to;
    const people = rows.filter((one) => one.kind === 'resource');
    const from = people.findIndex(({ id }) => id === chosen[0]);
    const last = addDays(period.start, period.days - 1);
    const block = linesOf(text).map((line) => line.split('\t'));
    const isOne = block.length === 1 && block[0]!.length === 1;
    const at = new Map(people.map((one) => [one.id, one]));
    const cells = isOne
      ? chosenCells(to).map(({ employee, date }) => ({ person: at.get(employee), date, cell: text }))
      : block.flatMap((line, down) =>
          line.map((cell, right) => ({ person: people[from + down], date: addDays(dates[0]!, right), cell })),
        );
    const unread: string[] = [];
    const wanted: DayWanted[] = [];
    for (const { person, date, cell } of cells) {
      if (person === undefined || date > last) continue;
      const items = readRowItems(person.id, cell, date, codesOf(person).templateOf);
      if (items) wanted.push({ employee: person.id, date, items });
      else unread.push(cell.trim());
    }
    setFault(unread.length > 0 ? { count: unread.length, text: unread[0]! } : null);
    if (unread.length > 0 || wanted.length === 0) return;
    edits.change('pasted', (now) => replaceDays(now, wanted, days));
  }

  return { take, fault, dismiss: () => setFault(null) };
}

/** The last line break of a block is its end, not an empty line. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
