import type { TimelineItem } from '@horae/timeline';
import { type AwayHours, nobodyAway } from './away-hours.rules';
import { type ClockRecord, clockRecordOf } from './clock-record.rules';
import type { EmployeeFacts } from './employee-facts.rules';
import type { Finding } from './findings.rules';
import type { Shift } from './shift.rules';

/** A displayed shift with everything that is drawn on it. */
export interface ShiftBar extends TimelineItem {
  id: number;
  resourceId: number;
  allDay: boolean;
  shift: Shift;
  clock: ClockRecord | null;
  /** Filed with the ministry. */
  isDeclared: boolean;
  findings: readonly Finding[];
  /** Leave by the hour within the shift. */
  hours: readonly AwayHours[];
}

const noFindings: readonly Finding[] = [];

/** The bars of one employee; a declaration or clock record has no bar of its own if its planned shift is shown. */
export function barsOf(
  displayed: readonly Shift[],
  { twins, findings, away, longestSession }: EmployeeFacts,
): ShiftBar[] {
  const shown = new Set(displayed);
  const merged = new Set<Shift | undefined>();
  for (const [planned, { declared, actual }] of twins) if (shown.has(planned)) merged.add(declared).add(actual);
  return displayed
    .filter((shift) => !merged.has(shift))
    .map((shift) => ({
      id: shift.id,
      resourceId: shift.resourceId,
      start: shift.start,
      end: shift.end,
      allDay: shift.allDay,
      shift,
      clock: clockRecordOf(shift, twins.get(shift), longestSession),
      isDeclared: shift.erganiShift || twins.get(shift)?.declared !== undefined,
      findings: findings.length === 0 ? noFindings : findings.filter(({ shiftIds }) => shiftIds.includes(shift.id)),
      hours: away.inShift.get(shift) ?? nobodyAway.loose,
    }));
}
