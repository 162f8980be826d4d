import { type DatedPolicy, PolicyFields } from '@horae/contract/time/clock-policies.contract';
import { usualPolicy } from './clock-policies.table';
import type { PolicyHistory } from './policy-history';

/** The last policy of a job; while it has none, the values of the hotel. */
export function shownPolicy({ of }: PolicyHistory, jobTitle: string): DatedPolicy {
  const held = of(jobTitle);
  const own = held.at(-1)!.policy;
  const values = own ?? of('').at(-1)!.policy ?? usualPolicy;
  return {
    ...PolicyFields.parse(values),
    jobTitle,
    isSet: own !== null,
    fromDay: held.at(-2)?.untilDay ?? null,
    earlier: held.slice(0, -1).map(({ policy, untilDay }) => ({
      policy: policy && PolicyFields.parse(policy),
      untilDay: untilDay!,
    })),
  };
}
