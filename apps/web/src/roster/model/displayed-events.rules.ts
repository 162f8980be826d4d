import { legendKeyOf } from './legend.rules';
import type { LegendKey } from './roster-filters.rules';
import type { Shift } from './shift.rules';

/** What the user has switched on; the same object until something changes. */
export interface Display {
  calendars: readonly number[];
  overtimes: boolean;
  hide: readonly LegendKey[];
}

/** The staff calendar omits shifts flagged for ERGANI, except overtime. */
export function isDisplayed({ erganiShift, typeOfShift }: Pick<Shift, 'erganiShift' | 'typeOfShift'>): boolean {
  return !(erganiShift && typeOfShift !== 'Overtime');
}

/** Returns what these calendars can show; the legend hides and counts within it. */
export function selectShowable(shifts: readonly Shift[], calendars: readonly number[]): Shift[] {
  return shifts.filter((shift) => isDisplayed(shift) && calendars.includes(shift.calendarId));
}

/** Returns the showable shifts that the switches and the legend let through. */
export function selectChosen(showable: readonly Shift[], { overtimes, hide }: Display): Shift[] {
  return showable.filter(
    (shift) => (overtimes || shift.typeOfShift !== 'Overtime') && !hide.includes(legendKeyOf(shift)),
  );
}

/** Returns the shifts to draw and count; the only place that decides what is visible. */
export function selectDisplayedEvents(shifts: readonly Shift[], display: Display): Shift[] {
  return selectChosen(selectShowable(shifts, display.calendars), display);
}
