import type { ShiftFate, ShiftsUnderLeave } from '@horae/contract/scheduling/plan-leave';
import type { LocalDate } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';

type Shift = ShiftsUnderLeave['shifts'][number];

/** What is chosen for a shift: `open`, `off`, `given` until somebody is found, or the id of who takes it over. */
export type Choices = Readonly<Record<number, string>>;

/** Nobody is looked for once the day is over. */
export const usualChoice = ({ start }: Pick<Shift, 'start'>, today: string): string =>
  start.slice(0, 10) < today ? 'off' : 'open';

/** What becomes of a shift; one that is to be given stays open until somebody is found. */
const fateOf = (choice: string): ShiftFate =>
  choice === 'off' ? 'off' : choice === 'open' || choice === 'given' ? 'open' : 'given';

/** The choices as the server takes them. */
export const decisionsOf = (shifts: readonly Shift[], choices: Choices, today: string) =>
  shifts.map(({ id, version, start }) => {
    const choice = choices[id] ?? usualChoice({ start }, today);
    const becomes = fateOf(choice);
    return { id, version, becomes, to: becomes === 'given' ? Number(choice) : null };
  });

/** Who takes a shift over by the choice for it; null: nobody yet; undefined: it is not to be given. */
export function takerOf(choice: string): number | null | undefined {
  if (choice === 'given') return null;
  return fateOf(choice) === 'given' ? Number(choice) : undefined;
}

/** A choice as it is listed: who takes a shift over is chosen below it. */
export const listedFate = (choice: string): string => (choice === 'open' || choice === 'off' ? choice : 'given');

export interface WeekOfShifts {
  monday: LocalDate;
  shifts: readonly Shift[];
}

/** The shifts by the week in which they begin. */
export function weeksOf(shifts: readonly Shift[]): WeekOfShifts[] {
  const weeks = new Map<LocalDate, Shift[]>();
  for (const shift of shifts) {
    const monday = weekStartOf(shift.start.slice(0, 10));
    weeks.set(monday, [...(weeks.get(monday) ?? []), shift]);
  }
  return [...weeks].map(([monday, own]) => ({ monday, shifts: own }));
}
