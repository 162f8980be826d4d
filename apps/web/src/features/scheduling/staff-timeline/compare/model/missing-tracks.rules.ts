import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '#roster/model/local-days.rules';
import { isPlannedWork, type Shift } from '#roster/model/shift.rules';
import type { Comparison } from './comparison.rules';

/** Which declarations and clock records are known at all. */
export interface Known {
  days: LocalDays;
  /** Epoch ms. */
  now: number;
  /** Days on which anyone was declared; empty while declarations are not loaded. */
  declaredDays: ReadonlySet<LocalDate>;
  /** Days on which anyone clocked in. */
  clockDays: ReadonlySet<LocalDate>;
  hasDeclarations: boolean;
  /** Minutes off the plan that the clock policy lets pass. */
  tolerance: number;
}

/** The days on which the hotel declared anything. */
export function declaredDaysOf(shiftsOf: Iterable<readonly Shift[]>, days: LocalDays): ReadonlySet<LocalDate> {
  const dates = new Set<LocalDate>();
  for (const shifts of shiftsOf) for (const shift of shifts) if (shift.erganiShift) dates.add(days.dateOf(shift.start));
  return dates;
}

/** Work that should have a declaration and a clock record. */
function isExpected(shift: Shift | null): shift is Shift {
  return shift !== null && isPlannedWork(shift) && shift.status !== 'absent' && !shift.allDay;
}

/** A planned shift without a declaration, on a day that has declarations. */
export function lacksDeclaration({ planned, declared }: Comparison, { days, declaredDays }: Known): boolean {
  return isExpected(planned) && !declared && declaredDays.has(days.dateOf(planned.start));
}

/** A planned shift that is over and was not clocked, on a day that has clock records. */
export function lacksClock({ planned, clock }: Comparison, { days, clockDays, now }: Known): boolean {
  return isExpected(planned) && !clock && planned.end <= now && clockDays.has(days.dateOf(planned.start));
}

/** Until when the result stays true if no shift changes: a planned shift may lack a clock record once it ends. */
export function holdsUntil(shifts: readonly Shift[], now: number): number {
  const ends = shifts.filter((shift) => isPlannedWork(shift) && shift.end > now).map(({ end }) => end);
  return Math.min(Number.POSITIVE_INFINITY, ...ends);
}
