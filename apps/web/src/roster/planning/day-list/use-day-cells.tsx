import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createStore, useStore } from '#platform/store';
import type { RosterAddress } from '../../roster-address';
import { useStable } from '../../use-stable';
import { itemTimes } from '../item-texts';
import type { CopiedDays } from '../model/copied-days.rules';
import type { PlanEntry } from '../model/plan-now.rules';
import type { Pins } from '../notes/use-pins';
import type { PlannedRow } from '../plan-view';
import { useTemplateCodes } from '../templates/use-template-codes';
import { TypedDay } from '../typed-day';
import { useDayHands } from '../use-day-hands';
import type { Step } from '../use-next-cell';
import { usePasted } from '../use-pasted';
import type { EditedDay } from '../use-plan-commands';
import type { PlanEdits } from '../use-plan-edits';
import { cellBeside, DayCell } from './day-cell';

interface CellsInput {
  hotel: number;
  date: LocalDate;
  address: RosterAddress;
  edits: PlanEdits;
  rules: PlanRules | undefined;
  pins: Pins;
  /** Those who are listed, in that order. */
  listed: readonly StaffResource[];
}

/** Kept while the lists of other days are opened. */
const clipboard = createStore<CopiedDays | undefined>(undefined);

/** The rows of a list as cells of the plan: typed into, selected, copied, cut, pasted and emptied. */
export function useDayCells({ hotel, date, address, edits, rules, pins, listed }: CellsInput) {
  const { days } = address;
  const [edited, setEdited] = useState<EditedDay>();
  /** The cell that was left for the editor. */
  const left = useRef<HTMLElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const copied = useStore(clipboard);
  const { codesOf } = useTemplateCodes(hotel, days);
  const rows = [...new Map(listed.map((resource) => [resource.employeeId, rowOf(resource)])).values()];
  // What is pasted stays within the day of the list.
  const ofDay = { ...address, period: { start: date, days: 1 } };
  const paste = usePasted({ rows, address: ofDay, edits, pins, codesOf });
  const hands = useDayHands({
    rows,
    address: ofDay,
    edits,
    pins,
    paste,
    clipboard: [copied, (next) => clipboard.set(typeof next === 'function' ? next(copied) : next)],
  });
  const people = rows.map(({ id }) => id).filter((id) => ticked.has(id));
  const chosen = { people, dates: people.length > 0 ? [date] : [] };
  /** All who are selected, if it is one of them. */
  const daysWith = (employee: number) => ({ people: ticked.has(employee) ? people : [employee], dates: [date] });

  const onTick = useStable((employee: number) => {
    const next = new Set(ticked);
    if (!next.delete(employee)) next.add(employee);
    setTicked(next);
  });
  const onEdit = useStable((resource: StaffResource, rect: DOMRect, text: string | null) => {
    left.current = document.activeElement as HTMLElement | null;
    const row = rowOf(resource);
    setEdited({ row, date, rect, text: text ?? hands.textOf(row.id, date), isTyped: text !== null });
  });
  const onEmpty = useStable((employee: number) => hands.empty(daysWith(employee)));
  const onCopy = useStable((employee: number, isCut: boolean, write: (text: string) => void) =>
    hands.copy(daysWith(employee), isCut, write),
  );
  const onPaste = useStable((employee: number, text: string) => hands.paste(daysWith(employee), text));

  function leave(step: Step): void {
    const from = left.current;
    const by = step === 'up' || step === 'previous' ? -1 : 1;
    const beside = from && step !== 'stay' ? cellBeside(from, by) : undefined;
    const keys = [beside, from].map((cell) => cell?.dataset['dayCell']);
    const table = from?.closest('table');
    setEdited(undefined);
    requestAnimationFrame(() => {
      const cells = keys.map((key) => table?.querySelector<HTMLElement>(`[data-day-cell="${key}"]`));
      cells.find(Boolean)?.focus();
    });
  }

  const cellOf = useCallback(
    (rowKey: string, entry: PlanEntry, resource: StaffResource): ReactNode => {
      const { employeeId } = entry;
      return (
        <DayCell
          rowKey={rowKey}
          name={resource.title}
          shift={itemTimes({ ...entry, department: null, jobTitle: null, skill: null }, days)}
          isTicked={ticked.has(employeeId)}
          onTick={() => onTick(employeeId)}
          onEdit={(rect, text) => onEdit(resource, rect, text)}
          onEmpty={() => onEmpty(employeeId)}
          onCopy={(isCut, write) => onCopy(employeeId, isCut, write)}
          onPaste={(text) => onPaste(employeeId, text)}
        />
      );
    },
    [days, ticked, onTick, onEdit, onEmpty, onCopy, onPaste],
  );

  const editor = edited && (
    <TypedDay
      key={`${edited.row.id} ${edited.date}`}
      {...{ edited, edits, rules, days }}
      codes={codesOf(edited.row, edited.date)}
      onLeave={leave}
    />
  );
  return { cellOf, editor, chosen, hands, paste };
}

const rowOf = (resource: StaffResource): PlannedRow => ({ kind: 'resource', id: resource.employeeId, resource });
