import type { PolicyFields } from '@horae/contract/time/clock-policies.contract';

export type NumberField = Exclude<keyof PolicyFields, 'roundTo' | 'rounding'>;

/** The allowed range of each number. */
export const reach: Record<NumberField, readonly [least: number, most: number]> = {
  graceIn: [0, 60],
  graceOut: [0, 60],
  preparation: [0, 30],
  variance: [0, 120],
  breakUpTo: [0, 120],
  splitFrom: [30, 480],
  matchWithin: [30, 720],
  longestSession: [480, 1440],
  doubleTapSeconds: [0, 600],
};

export const numberFields = Object.keys(reach) as NumberField[];

export type PolicyTexts = Record<keyof PolicyFields, string>;

export const textsOf = (policy: PolicyFields): PolicyTexts => ({
  ...(Object.fromEntries(numberFields.map((name) => [name, String(policy[name])])) as Record<NumberField, string>),
  roundTo: String(policy.roundTo),
  rounding: policy.rounding,
});

export const policyOf = (texts: PolicyTexts): PolicyFields => ({
  ...(Object.fromEntries(numberFields.map((name) => [name, Number(texts[name])])) as Record<NumberField, number>),
  roundTo: Number(texts.roundTo) as PolicyFields['roundTo'],
  rounding: texts.rounding as PolicyFields['rounding'],
});

export function isInReach(name: NumberField, text: string): boolean {
  const [least, most] = reach[name];
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}
