import { useState } from 'react';
import { i18n } from '#platform/i18n';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import type { RosterAddress } from '../roster-address';
import { type CopiedDays, copiedDays } from './model/copied-days.rules';
import { changesOfDrag } from './model/drag-changes.rules';
import { type ChosenDays, chosenCells, filledDays } from './model/fill-days.rules';
import { rowText } from './model/open-plan.rules';
import type { PlanNow } from './model/plan-now.rules';
import { entriesOn, replaceDays } from './model/replace-day.rules';
import type { Pins } from './notes/use-pins';
import type { AskedMenu, PlanCommand } from './plan-view';
import type { useArrange } from './use-arrange';
import type { usePasted } from './use-pasted';
import type { PlanEdits } from './use-plan-edits';

interface Obeying {
  rows: readonly GridRow[];
  address: RosterAddress;
  edits: PlanEdits;
  pins: Pins;
  paste: ReturnType<typeof usePasted>;
  arrange: ReturnType<typeof useArrange>;
  /** What was copied last, also on other days than those on screen. */
  clipboard: Clipboard;
}

export type Clipboard = ReturnType<typeof useState<CopiedDays | undefined>>;

export interface EditedDay {
  row: EmployeeRow;
  date: string;
  rect: DOMRect;
  text: string;
  isTyped: boolean;
}

const noDays: ChosenDays = { people: [], dates: [] };

/** Carries out what is done to the days of the grid. */
export function usePlanCommands({ rows, address, edits, pins, paste, arrange, clipboard }: Obeying) {
  const { days } = address;
  const [edited, setEdited] = useState<EditedDay>();
  const [chosen, setChosen] = useState<ChosenDays>(noDays);
  const [copied, setCopied] = clipboard;
  const [menu, setMenu] = useState<AskedMenu>();
  const textOf = (employee: number, date: string) =>
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
    if (command.type === 'paste') paste.take(of, command.text, copied);
    if (command.type === 'fill') fill(of, command.to);
    if (command.type === 'copy') {
      const isIn = new Set(of.cells?.map(({ employee, date }) => `${employee} ${date}`));
      const cellOf = (one: number, date: string) => (!of.cells || isIn.has(`${one} ${date}`) ? textOf(one, date) : '');
      const text = of.people.map((one) => of.dates.map((date) => cellOf(one, date)).join('\t')).join('\n');
      command.write(text);
      setCopied(copiedDays(edits.now, of, text, days));
      if (command.isCut) empty(of);
    }
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
