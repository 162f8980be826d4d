import type { SetUpState } from '@horae/contract/people/set-up.contract';

export const stepNames = ['hotel', 'places', 'people', 'roster', 'comparing', 'accounts'] as const;
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
    accounts: (state?.accounts ?? 0) > 0,
  };
  const next = stepNames.find((name) => !isDone[name]);
  return stepNames.map((name) => ({ name, state: isDone[name] ? 'done' : name === next ? 'next' : 'later' }));
}
