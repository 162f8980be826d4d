import { isHourlyKind, type LeaveKind, leaveFacts, leaveKinds } from '@horae/contract/scheduling/leave-kinds';
import type { Leave, LeaveDraft } from '@horae/contract/scheduling/leaves.contract';
import { formatDate, formatRange } from '#platform/format-date';
import { leaveName } from '#ui/leave-kinds';
import { leaveRecordWords } from './leave-record.words';

export type LeaveValues = Record<
  'kind' | 'length' | 'firstDay' | 'lastDay' | 'from' | 'to' | 'notes' | 'reason',
  string
>;

/** A leave as texts of the form; a new one is of today. */
export const valuesOf = (leave: Leave | null, today: string): LeaveValues => ({
  kind: leave?.kind ?? 'annual',
  length: leave?.hours ? 'hours' : 'days',
  firstDay: leave?.firstDay ?? today,
  lastDay: leave?.lastDay ?? today,
  from: leave?.hours?.from ?? '',
  to: leave?.hours?.to ?? '',
  notes: leave?.notes ?? '',
  reason: '',
});

/** The leave that the form describes. */
export function draftOf(values: LeaveValues, employeeId: number, id: number | undefined): LeaveDraft {
  const { kind, length, firstDay, lastDay, from, to, notes } = values;
  const isHourly = length === 'hours';
  return {
    ...(id !== undefined && { id }),
    employeeId,
    kind: kind as LeaveKind,
    firstDay,
    lastDay: isHourly ? firstDay : lastDay,
    hours: isHourly ? { from, to } : null,
    notes: notes.trim() || null,
  };
}

/** The draft that restores a leave as it was. */
export const draftAgain = ({ employeeId, kind, firstDay, lastDay, hours, notes }: Leave): LeaveDraft => ({
  employeeId,
  kind,
  firstDay,
  lastDay,
  hours,
  notes,
});

/** `Paternity leave (ΑΔΠΑ)` */
export function kindWithCode(kind: LeaveKind, isHourly: boolean): string {
  const facts = leaveFacts[kind];
  const code = isHourly && 'hourCode' in facts ? facts.hourCode : facts.code;
  return leaveRecordWords.say('named', { kind: leaveName(kind), code });
}

/** The kinds that exist by day or by the hour, annual leave first. */
export const kindOptions = (isHourly: boolean) =>
  leaveKinds
    .filter((kind) => !isHourly || isHourlyKind(kind))
    .map((kind) => ({ value: kind, label: kindWithCode(kind, isHourly) }));

/** `Nov 16, 2026, 10:00–12:00`, or the days. */
export function whenText({ firstDay, lastDay, hours }: Pick<Leave, 'firstDay' | 'lastDay' | 'hours'>): string {
  if (hours) return leaveRecordWords.say('hoursOn', { day: formatDate(firstDay), ...hours });
  return firstDay === lastDay ? formatDate(firstDay) : formatRange(firstDay, lastDay);
}

export const leaveTitle = (leave: Pick<Leave, 'kind' | 'firstDay' | 'lastDay' | 'hours'>): string =>
  leaveRecordWords.say('onDay', { kind: leaveName(leave.kind), when: whenText(leave) });
