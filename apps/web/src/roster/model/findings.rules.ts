import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from './local-days.rules';
import type { CheckCode } from './schedule-rules';
import type { Shift } from './shift.rules';
import type { Twins } from './twins.rules';

/** Something to look at on a day of an employee. */
export interface Finding {
  code: CheckCode;
  date: LocalDate;
  shiftIds: readonly number[];
  /** The figure of its sentence: minutes, hours or days. */
  amount: number;
}

/** What a check is told of one employee. */
export interface CheckedEmployee {
  /** By start. */
  shifts: readonly Shift[];
  twins: ReadonlyMap<Shift, Twins>;
  days: LocalDays;
  /** Epoch ms. */
  now: number;
  /** Declarations are loaded, so a missing one is news. */
  hasDeclarations: boolean;
  /** Days of the hotel on which anybody clocked. */
  clockDays: ReadonlySet<LocalDate>;
}
