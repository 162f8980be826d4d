import type { CheckSum } from '@horae/contract/time/check-sum';
import { formatEuros } from '#platform/format-euros';
import { hoursNumber } from '#platform/format-hours';
import { checkSumWords } from './check-sum.words';

/** What a line comes to: `€52.40`, or that there is no rate. Empty for leave. */
export function centsText(cents: number | null | undefined): string {
  if (cents === undefined) return '';
  return cents === null ? checkSumWords.say('noRate') : formatEuros(cents);
}

/** Time without a rate is never told as nothing: `€52.40 · 8.00 h without a rate`. */
export function checkSumText({ cents, minutesWithoutRate }: CheckSum): string {
  const without =
    minutesWithoutRate === 0 ? '' : checkSumWords.say('withoutRate', { hours: hoursNumber(minutesWithoutRate) });
  return [cents !== 0 || without === '' ? formatEuros(cents) : '', without].filter(Boolean).join(' · ');
}
