import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { useState } from 'react';
import type { LocalDays } from '../model/local-days.rules';
import { isOpenRow } from '../model/open-rows.rules';
import { CellEditor, type Taking } from './cell-editor';
import { findingLines } from './finding-lines';
import { itemTimes } from './item-texts';
import { viewOfDay } from './model/as-seen.rules';
import type { DayItem } from './model/day-items.rules';
import { readRowItems } from './model/open-plan.rules';
import { newFindings } from './model/plan-check.rules';
import { entriesOn, replaceDay } from './model/replace-day.rules';
import type { DepartmentCodes } from './model/template-codes.rules';
import { offerOpen } from './open-shifts/offer-open';
import { planningWords } from './planning.words';
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

  const view = viewOfDay(employee, date, days);
  const [seen, setSeen] = useState(() => view(now));
  const isOvertaken = view(now) !== seen;

  function take(typed: string, isLeft: boolean): Taking {
    const items = readRowItems(employee, typed, date, codes.templateOf);
    if (!items) return 'unknown';
    if (isOvertaken && !isLeft) {
      setSeen(view(now));
      return 'held';
    }
    const before = isOpenRow(employee) ? [] : entriesOn(now, employee, date, days);
    const isAsSeen = (latest: PlanEdits['now']) => view(latest) === seen;
    edits.change('typed', (latest) => replaceDay(latest, { employee, date, items }, days), isAsSeen);
    if (!isOvertaken) offerOpen(before, items, edits, days);
    return 'taken';
  }

  /** What somebody else has planned there since the editor was opened. */
  function overtaken(): string {
    const items = entriesOn(now, employee, date, days).map((entry) => itemTimes(entry, days));
    return items.join(' / ') || planningWords.say('edit.empty');
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
      overtaken={isOvertaken ? overtaken() : null}
      onTake={take}
      onLeave={onLeave}
    />
  );
}
