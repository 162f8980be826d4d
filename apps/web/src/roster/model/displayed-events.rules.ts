import { legendKeyOf } from './legend.rules';
import type { LegendKey } from './roster-filters.rules';
import type { Shift } from './shift.rules';

/** What the user has switched on; one object as long as none of it changes. */
export interface Display {
  calendars: readonly number[];
  overtimes: boolean;
  hide: readonly LegendKey[];
}

/** The staff calendar leaves out shifts flagged for Ergani, overtime excepted. */
export function isDisplayed({ erganiShift, typeOfShift }: Pick<Shift, 'erganiShift' | 'typeOfShift'>): boolean {
  return !(erganiShift && typeOfShift !== 'Overtime');
}

/** What could be shown with these calendars: the choices of the legend are made among it. */
export function selectShowable(shifts: readonly Shift[], calendars: readonly number[]): Shift[] {
  return shifts.filter((shift) => isDisplayed(shift) && calendars.includes(shift.calendarId));
}

/** What of the showable shifts the switches and the legend let through. */
export function selectChosen(showable: readonly Shift[], { overtimes, hide }: Display): Shift[] {
  return showable.filter(
    (shift) => (overtimes || shift.typeOfShift !== 'Overtime') && !hide.includes(legendKeyOf(shift)),
  );
}

/** The shifts to draw and to count. Nothing else on the screen shows or hides one. */
export function selectDisplayedEvents(shifts: readonly Shift[], display: Display): Shift[] {
  return selectChosen(selectShowable(shifts, display.calendars), display);
}
