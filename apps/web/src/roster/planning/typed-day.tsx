import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDays } from '../model/local-days.rules';
import { isOpenRow } from '../model/open-rows.rules';
import { CellEditor } from './cell-editor';
import { findingLines } from './finding-lines';
import type { DayItem } from './model/day-items.rules';
import { readRowItems } from './model/open-plan.rules';
import { newFindings } from './model/plan-check.rules';
import { entriesOn, replaceDay } from './model/replace-day.rules';
import type { DepartmentCodes } from './model/template-codes.rules';
import { offerOpen } from './open-shifts/offer-open';
import type { Step } from './use-next-cell';
import type { EditedDay } from './use-plan-commands';
import type { PlanEdits } from './use-plan-edits';

interface TypedDayProps {
  edited: EditedDay;
  edits: PlanEdits;
  rules: PlanRules | undefined;
  codes: DepartmentCodes;
  days: LocalDays;
  onLeave: (step: Step) => void;
}

/** The editor of a day: what is typed into it is checked as it stands, and becomes the day when it is taken. */
export function TypedDay({ edited, edits, rules, codes, days, onLeave }: TypedDayProps) {
  const { row, date, rect, text, isTyped } = edited;
  const { now, drafts } = edits;
  const employee = row.id;

  /** False keeps the editor open, because the text was not understood. */
  function take(typed: string): boolean {
    const items = readRowItems(employee, typed, date, codes.templateOf);
    if (!items) return false;
    const before = isOpenRow(employee) ? [] : entriesOn(now, employee, date, days);
    edits.change('typed', (latest) => replaceDay(latest, { employee, date, items }, days));
    offerOpen(before, items, edits, days);
    return true;
  }

  function warningsOf(items: readonly DayItem[]): readonly string[] {
    if (!rules) return [];
    const changes = replaceDay(now, { employee, date, items }, days);
    return findingLines(newFindings({ rules, drafts, zone: days.zone }, changes));
  }

  return (
    <CellEditor
      row={employee}
      name={row.resource.title}
      {...{ date, rect, text, isTyped, days, codes, warningsOf }}
      onTake={take}
      onLeave={onLeave}
    />
  );
}
