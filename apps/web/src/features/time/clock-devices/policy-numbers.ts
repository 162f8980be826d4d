import { type PolicyFields, policyReach } from '@horae/contract/time/clock-policies.contract';
import { numberOf } from '#ui/forms/field-schema';

export type NumberField = keyof typeof policyReach;

export const numberFields = Object.keys(policyReach) as NumberField[];

export type PolicyTexts = Record<keyof PolicyFields, string>;

export const textsOf = (policy: PolicyFields): PolicyTexts => ({
  ...(Object.fromEntries(numberFields.map((name) => [name, String(policy[name])])) as Record<NumberField, string>),
  roundTo: String(policy.roundTo),
  rounding: policy.rounding,
});

export const policyOf = (texts: PolicyTexts): PolicyFields => ({
  ...(Object.fromEntries(numberFields.map((name) => [name, numberOf(texts[name])])) as Record<NumberField, number>),
  roundTo: Number(texts.roundTo) as PolicyFields['roundTo'],
  rounding: texts.rounding as PolicyFields['rounding'],
});
