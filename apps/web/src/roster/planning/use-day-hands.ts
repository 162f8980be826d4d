import type { useState } from 'react';
import { i18n } from '#platform/i18n';
import type { RosterAddress } from '../roster-address';
import { type CopiedDays, copiedDays } from './model/copied-days.rules';
import { type ChosenDays, chosenCells, filledDays } from './model/fill-days.rules';
import { rowText } from './model/open-plan.rules';
import type { PlanNow } from './model/plan-now.rules';
import { entriesOn, replaceDays } from './model/replace-day.rules';
import type { Pins } from './notes/use-pins';
import type { PlannedRows } from './plan-view';
import type { usePasted } from './use-pasted';
import type { PlanEdits } from './use-plan-edits';

interface Handled {
  /** In the order in which they are seen. */
  rows: PlannedRows;
  address: RosterAddress;
  edits: PlanEdits;
  pins: Pins;
  paste: ReturnType<typeof usePasted>;
  /** What was copied last, also on other days than those on screen. */
  clipboard: Clipboard;
}

export type Clipboard = ReturnType<typeof useState<CopiedDays | undefined>>;
export type DayHands = ReturnType<typeof useDayHands>;

/** What is done to days of people by the clipboard and by keys, on a grid or in a list. */
export function useDayHands({ rows, address, edits, pins, paste, clipboard }: Handled) {
  const { days } = address;
  const [copied, setCopied] = clipboard;
  const textOf = (employee: number, date: string): string =>
    rowText(employee, entriesOn(edits.now, employee, date, days), days, i18n.language);

  function empty(of: ChosenDays): void {
    const wanted = chosenCells(of).map(({ employee, date }) => ({ employee, date, items: [] }));
    const free = pins.leaveOut(wanted.length, wanted)(wanted);
    if (free.length > 0) edits.change('cleared', (now) => replaceDays(now, free, days));
  }

  function fill(of: ChosenDays, to: 'down' | 'right'): void {
    const everybody = rows.flatMap((row) => (row.kind === 'resource' ? [row.id] : []));
    const filled = (now: PlanNow) => filledDays(now, of, to, everybody, days);
    const free = pins.leaveOut(chosenCells(of).length, filled(edits.now));
    edits.change('filled', (now) => replaceDays(now, free(filled(now)), days));
  }

  function copy(of: ChosenDays, isCut: boolean, write: (text: string) => void): void {
    const isIn = new Set(of.cells?.map(({ employee, date }) => `${employee} ${date}`));
    const cellOf = (one: number, date: string) => (!of.cells || isIn.has(`${one} ${date}`) ? textOf(one, date) : '');
    const text = of.people.map((one) => of.dates.map((date) => cellOf(one, date)).join('\t')).join('\n');
    write(text);
    setCopied(copiedDays(edits.now, of, text, days));
    if (isCut) empty(of);
  }

  return {
    textOf,
    empty,
    fill,
    copy,
    paste: (to: ChosenDays, text: string) => paste.take(to, text, copied),
    /** The text of what was copied here last; undefined if nothing was. */
    copiedText: copied?.text,
  };
}
