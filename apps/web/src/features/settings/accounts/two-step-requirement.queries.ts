import { twoStepContract as contract } from '@horae/contract/core/two-step.contract';
import { type TwoStepRequirement } from '@horae/contract/core/two-step-state';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callTagged } from '#platform/api';
import { everyAccount } from './accounts.queries';

/** Who must have two-step verification, with the tag that guards a change. */
export const requirementQuery = queryOptions({
  queryKey: [...everyAccount, 'two-step-requirement'],
  queryFn: ({ signal }) => callTagged(contract.requirement, {}, { signal }),
});

export const saveRequirement = mutationOptions({
  mutationFn: ({ tag, requiredOf }: { tag: string; requiredOf: TwoStepRequirement }) =>
    callTagged(contract.saveRequirement, { body: { requiredOf } }, { ifMatch: tag }),
  meta: { refreshes: everyAccount, showsError: true },
});
