import {
  type AgreementFields,
  type AgreementLimit,
  agreementLimits,
  agreementReach,
  type Law,
  longerIsTighter,
} from '@horae/contract/time/agreements.contract';

/** The texts of the agreement form; an empty limit leaves the law's in force. */
export type AgreementTexts = Record<AgreementLimit | 'name' | 'source' | 'validFrom' | 'validTo', string>;

export const blankAgreement = (day: string): AgreementFields => ({
  name: '',
  source: '',
  jobTitles: [],
  validFrom: day,
  validTo: null,
  limits: {},
});

export function textsOf({ name, source, validFrom, validTo, limits }: AgreementFields): AgreementTexts {
  const texts = agreementLimits.map((limit) => [limit, String(limits[limit] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as Record<AgreementLimit, string>),
    name,
    source,
    validFrom,
    validTo: validTo ?? '',
  };
}

export function fieldsOf(texts: AgreementTexts, jobTitles: string[]): AgreementFields {
  const set = agreementLimits.filter((limit) => texts[limit].trim() !== '');
  return {
    name: texts.name.trim(),
    source: texts.source.trim(),
    jobTitles,
    validFrom: texts.validFrom,
    validTo: texts.validTo === '' ? null : texts.validTo,
    limits: Object.fromEntries(set.map((limit) => [limit, Number(texts[limit])])),
  };
}

/** The law in force on a day; for earlier days, the oldest one. */
export const lawOf = (laws: readonly Law[], day: string): Law | undefined =>
  laws.findLast(({ validFrom }) => validFrom <= day) ?? laws[0];

/** The allowed range of a limit: it may only be stricter than the law. */
export function reachOf(limit: AgreementLimit, law: Law | undefined): readonly [least: number, most: number] {
  const [least, most] = agreementReach[limit];
  const asked = law?.limits[limit];
  if (asked === undefined) return [least, most];
  return longerIsTighter.includes(limit) ? [Math.max(least, asked), most] : [least, Math.min(most, asked)];
}

export function isWithin(limit: AgreementLimit, text: string, law: Law | undefined): boolean {
  const [least, most] = reachOf(limit, law);
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}
