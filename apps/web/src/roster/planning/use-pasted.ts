import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { useState } from 'react';
import { notify } from '#platform/notify';
import { isOpenRow } from '../model/open-rows.rules';
import type { RosterAddress } from '../roster-address';
import { type CopiedDays, isCopiedText, itemsOfCopied } from './model/copied-days.rules';
import type { ChosenDays } from './model/fill-days.rules';
import { readRowItems } from './model/open-plan.rules';
import { pastedCells } from './model/pasted-cells.rules';
import { type DayWanted, replaceDays } from './model/replace-day.rules';
import type { DepartmentCodes } from './model/template-codes.rules';
import type { Pins } from './notes/use-pins';
import type { PlannedRow, PlannedRows } from './plan-view';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

interface Pasting {
  rows: PlannedRows;
  address: RosterAddress;
  edits: PlanEdits;
  pins: Pins;
  codesOf: (person: PlannedRow, date: LocalDate) => DepartmentCodes;
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

  /** `copied` are the days that were copied here; what else is in the clipboard is read as text. */
  function take(to: ChosenDays, text: string, copied: CopiedDays | undefined): void {
    const people = new Map(rows.flatMap((one) => (one.kind === 'resource' ? [[one.id, one] as const] : [])));
    const last = addDays(period.start, period.days - 1);
    const unread: string[] = [];
    const wanted: DayWanted[] = [];
    const { cells, beyond } = pastedCells(text, to, [...people.keys()], last);
    for (const cell of cells) {
      const { employee, date } = cell;
      // Open shifts and people take over different things from each other, which their texts say.
      const items =
        isCopiedText(copied, text) && !isOpenRow(employee)
          ? itemsOfCopied(copied, cell, days)
          : readRowItems(employee, cell.text, date, codesOf(people.get(employee)!, cell.date).templateOf);
      if (items) wanted.push({ employee, date, items });
      else unread.push(cell.text.trim());
    }
    setFault(unread.length > 0 ? { count: unread.length, text: unread[0]! } : null);
    if (unread.length > 0 || wanted.length === 0) return;
    const free = pins.leaveOut(wanted.length, wanted)(wanted);
    if (free.length > 0) edits.change('pasted', (now) => replaceDays(now, free, days));
    if (beyond > 0) notify(planningWords.say('paste.beyond', { count: beyond }));
  }

  return { take, fault, dismiss: () => setFault(null) };
}
