import type { ShiftFate, ShiftsUnderLeave } from '@horae/contract/scheduling/plan-leave';

type Shift = ShiftsUnderLeave['shifts'][number];

/** What is chosen for a shift: `open`, `off`, or the id of who takes it over. */
export type Choices = Readonly<Record<number, string>>;

/** Nobody is looked for once the day is over. */
export const usualChoice = ({ start }: Pick<Shift, 'start'>, today: string): string =>
  start.slice(0, 10) < today ? 'off' : 'open';

/** The choices as the server takes them. */
export const decisionsOf = (shifts: readonly Shift[], choices: Choices, today: string) =>
  shifts.map(({ id, version, start }) => {
    const choice = choices[id] ?? usualChoice({ start }, today);
    const isFate = choice === 'open' || choice === 'off';
    const becomes: ShiftFate = isFate ? choice : 'given';
    return { id, version, becomes, to: isFate ? null : Number(choice) };
  });
