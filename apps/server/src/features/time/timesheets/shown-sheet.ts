import { hostKey } from '@horae/contract/loan';
import { hourlyLeaveCode } from '@horae/contract/scheduling/leave-kinds';
import type { PayCode } from '@horae/contract/time/pay-parts';
import type { TimesheetDay } from '@horae/contract/time/timesheet-lines';
import type { OverlayStretch } from '@horae/working-time';
import { groupBy } from '#platform/group-by';
import type { HotelClock } from '#platform/hotel-time';
import type { CountedDay } from './counted';
import { type Line, leaveMinutesOfLines, linesOfDay, minutesOf, paidMinutesOf } from './pay-lines.rules';
import type { CountedSheet, Sheet } from './sheets';

/** A sheet with its days as shown: counted now, or as they were when locked. */
export interface ShownSheet extends Sheet {
  pack: string;
  days: TimesheetDay[];
  lines: readonly Line[];
}

/** Rounds minutes to whole seconds. */
export const toTheSecond = (minutes: number) => Math.round(minutes * 60) / 60;

export function countedNow({ counted, rules: _rules, ...sheet }: CountedSheet, clock: HotelClock): ShownSheet {
  const lines = counted.days.map(linesOfDay);
  const days = counted.days.map((day, at) => shownDay(day, lines[at]!, counted.violations, clock));
  return { ...sheet, pack: counted.pack, days, lines: lines.flat() };
}

const elsewhereIn = (lines: readonly Line[]) =>
  [...groupBy(lines, ({ loan }) => hostKey(loan)).values()].flatMap((some) => {
    const host = some[0]!.loan;
    return host ? [{ host, minutes: paidMinutesOf(some) }] : [];
  });

function shownDay(
  day: CountedDay,
  lines: readonly Line[],
  violations: CountedSheet['counted']['violations'],
  clock: HotelClock,
): TimesheetDay {
  const text = (instant: number) => clock.format(Math.floor(instant / 1000));
  const { counted } = day;
  const { trail: classes = [], overlays = [] } = counted?.totals ?? {};
  const trailPart = (code: PayCode, { from, to, rule, pack }: Omit<OverlayStretch, 'overlay'>) => ({
    from: text(from),
    to: text(to),
    code,
    rule,
    pack,
  });
  return {
    day: day.day,
    planned: day.planned.map(({ from, to }) => ({ from: text(from), to: text(to) })),
    clocked: day.clocked.map(({ from, to }) => ({ from: text(from), to: to === null ? null : text(to) })),
    leave: day.leave,
    loan: day.loan,
    ...(day.elsewhere.length > 0 && { elsewhere: elsewhereIn(lines) }),
    isLeaveDay: day.isLeaveDay,
    leaveMinutes: leaveMinutesOfLines(lines),
    leaveHours: day.leaveHours.map(({ kind, from, to }) => ({
      code: hourlyLeaveCode(kind),
      from: text(from),
      to: text(to),
    })),
    plannedMinutes: day.plannedMinutes,
    clockedMinutes: toTheSecond(day.byClock?.workedMinutes ?? 0),
    paidMinutes: paidMinutesOf(lines),
    minutes: minutesOf(lines),
    unpaid: day.unpaid.map(({ from, to, why }) => ({ from: text(from), to: text(to), why })),
    trail: [
      ...classes.map((part) => trailPart(part.class, part)),
      ...overlays.map((part) => trailPart(part.overlay, part)),
    ],
    violations: violations
      .filter(({ referenceDate }) => referenceDate === day.day)
      .map(({ code, severity, measuredMinutes, limitMinutes, rule, pack }) => ({
        code,
        severity,
        measured: Math.round(measuredMinutes),
        limit: limitMinutes,
        rule,
        pack,
      })),
  };
}
