import type { SetUpState } from '@horae/contract/people/set-up.contract';

export const stepNames = ['hotel', 'places', 'people', 'roster', 'comparing', 'declarations', 'accounts'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  name: StepName;
  state: 'done' | 'next' | 'later';
}

/** Which steps are done and which is next. Without a hotel, all others wait; the optional accounts come last. */
export function stepsOf(state: SetUpState | null): Step[] {
  const isDone: Record<StepName, boolean> = {
    hotel: state !== null,
    places: state !== null && state.organisationUnits > 0 && state.departments > 0,
    people: (state?.people ?? 0) > 0,
    roster: (state?.shifts ?? 0) > 0,
    comparing: typeof state?.comparedFrom === 'string',
    declarations: typeof state?.declaresTo === 'string',
    accounts: (state?.accounts ?? 0) > 0,
  };
  const next = stepNames.find((name) => !isDone[name]);
  return stepNames.map((name) => ({ name, state: isDone[name] ? 'done' : name === next ? 'next' : 'later' }));
}

/** What is left once people can come in; the set-up does not wait for it. */
export const leftovers = ['roster', 'comparing', 'declarations', 'names', 'withoutAccount', 'clocks'] as const;
export type Leftover = (typeof leftovers)[number];

export function leftOf(state: SetUpState): Leftover[] {
  const isLeft: Record<Leftover, boolean> = {
    roster: state.shifts === 0,
    comparing: state.comparedFrom === null,
    declarations: state.declaresTo !== 'production',
    names: state.namesToConfirm > 0,
    withoutAccount: state.withoutAccount > 0,
    clocks: state.clocks === 0,
  };
  return leftovers.filter((name) => isLeft[name]);
}

/** Whether anybody but the administrators can log in and find people there. */
export const canComeIn = (state: SetUpState): boolean => state.people > 0 && state.accounts > 0;
