import type { HourlyLeave } from '@horae/contract/scheduling/roster-checks.contract';
import { netMinutes } from '@horae/working-time/worked-time';
import { hoursText } from '#platform/format-hours';
import { leaveName, leaveWords } from '#ui/leave-kinds';
import { shiftLook, shiftWords } from '#ui/shift-types';
import type { ShiftBar } from '../model/bars.rules';
import type { Finding, FindingCode } from '../model/findings.rules';
import type { LocalDays } from '../model/local-days.rules';
import { workedAt } from '../model/place-on.rules';
import type { Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { compensatedText, compensatoryText } from './day-off-text';
import { mediumDay, shortDay } from './day-texts';
import { hoursName } from './hour-texts';
import { lawText } from './law-text';
import { placeText } from './place-text';

/** Returns a shift's look: absence takes precedence over its type. */
export function lookOf({ typeOfShift, rawType, status, compensates }: Shift) {
  if (compensates && status !== 'absent') return shiftLook('CompensatoryDayOff');
  return shiftLook(status === 'absent' ? 'Absent' : (rawType ?? typeOfShift));
}

export function typeText(shift: Shift): string {
  if (shift.isClockRecord) return rosterWords.say('clockRecord');
  if (shift.leaveKind) return leaveName(shift.leaveKind);
  if (shift.compensates) return shiftWords.say('CompensatoryDayOff');
  return shift.rawType ?? shiftWords.say(shiftLook(shift.typeOfShift).label);
}

/** The kind of a leave by the hour, or that somebody is absent. */
export const leaveTitle = ({ kind }: Pick<HourlyLeave, 'kind'>): string =>
  kind ? leaveName(kind) : leaveWords.say('absent');

/** `Parental leave, 10:00–12:00`; whoever may not know the kind reads `Absent`. */
export const awayText = ({ kind, from, to }: Pick<HourlyLeave, 'kind' | 'from' | 'to'>): string =>
  leaveWords.say('hours', { leave: leaveTitle({ kind }), from, to });

/** Marks leave by the hour where its times have no room. */
export const awaySign = '◔';

/** `07:00–15:00` */
export function clockRange({ start, end }: { start: number; end: number }, days: LocalDays): string {
  return `${days.clock(start)}–${days.clock(end)}`;
}

/** `07:00 to 15:00`, and the type unless it is the usual one; `Annual leave` for whole days. */
export function timesName(shift: Shift, days: LocalDays): string {
  if (shift.allDay) return compensatoryText(shift) || typeText(shift);
  const times = rosterWords.say('bar.time', { from: days.clock(shift.start), to: days.clock(shift.end) });
  const place = placeText(workedAt(shift));
  return [times, shift.typeOfShift !== 'Regular' && typeText(shift), place].filter(Boolean).join(' ');
}

/** Returns the accessible name of a bar. */
export function barName({ shift, isDeclared, findings, hours: away }: ShiftBar, who: string, days: LocalDays): string {
  const { say } = rosterWords;
  const time = shift.allDay
    ? say('bar.allDay')
    : say('bar.time', { from: days.clock(shift.start), to: days.clock(shift.end) });
  const hours = shift.allDay ? '' : hoursName(netMinutes(shift), say);
  return [
    who,
    shortDay(days.dateOf(shift.start)),
    time,
    typeText(shift),
    compensatedText(shift),
    placeText(workedAt(shift)),
    hours,
    ...away.map(awayText),
    say(`status.${shift.status}`),
    shift.isDraft && say('bar.draft'),
    isDeclared && say('bar.declared'),
    shift.notes && say('bar.note'),
    findings.length > 0 && say('bar.issues', { count: findings.length }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns `Tue, Jun 17, 2025 · 07:00–15:00 · 7 h 30 m`. */
export function shiftLine(shift: Shift, days: LocalDays): string {
  const date = mediumDay(days.dateOf(shift.start));
  if (shift.allDay) {
    const last = days.dateOf(shift.end - 1);
    return last === days.dateOf(shift.start) ? date : `${date} – ${mediumDay(last)}`;
  }
  return [date, clockRange(shift, days), hoursText(netMinutes(shift))].join(' · ');
}

/** Returns `30 m break` and whether it is paid; empty without a break. */
export function breakText({ breakMinutes, paidBreakMinutes = 0 }: Shift): string {
  if (breakMinutes + paidBreakMinutes === 0) return '';
  const key = paidBreakMinutes > 0 ? 'hover.paidBreak' : 'hover.break';
  return rosterWords.say(key, { length: hoursText(breakMinutes + paidBreakMinutes) });
}

/** Measured in days; all others in minutes. */
const counted: ReadonlySet<FindingCode> = new Set(['planDaysInRow', 'planManySundays', 'planManyNights']);

/** What is found, with the figure and the limit, and where the rule is laid down. */
export function findingText(finding: Finding): string {
  const { law } = finding;
  return [messageOf(finding), otherHotelText(finding), law && `${lawText(law)}.`].filter(Boolean).join(' ');
}

/** What a finding counts of work in another hotel: its hours, or how many where it is about more than a day. */
function otherHotelText({ otherHotel }: Finding): string {
  if (!otherHotel) return '';
  const { hours, minutes } = otherHotel;
  return hours
    ? rosterWords.say('check.inOtherHotel', { hours })
    : rosterWords.say('check.withOtherHotel', { amount: hoursText(minutes) });
}

function messageOf({ code, amount, limit, skill = '', wish, otherHotel }: Finding): string {
  if (code === 'planSkillMissing')
    return rosterWords.say(amount ? 'check.planSkillExpired' : 'check.planSkillMissing', { skill, count: amount ?? 0 });
  if (code === 'planWishUnmet')
    return wish === undefined ? rosterWords.say('check.planWishOff') : rosterWords.say('check.planWishHours', { wish });
  const figure = (amount: number | null) => (counted.has(code) ? amount : hoursText(amount ?? 0));
  // Until the employee clocks in, how late they are is unknown.
  const key = code === 'late' && amount === null ? 'notCome' : withOther(code, otherHotel);
  return rosterWords.say(`check.${key}`, { amount: figure(amount), limit: figure(limit) });
}

function withOther<C extends FindingCode>(code: C, otherHotel: Finding['otherHotel']) {
  if (code === 'planRest' && otherHotel?.isNext) return 'planRestAfter';
  return code === 'planOverlap' && otherHotel ? 'planOverlapElsewhere' : code;
}
