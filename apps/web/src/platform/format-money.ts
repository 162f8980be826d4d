import { numberFormat } from './in-language';

const dollars = numberFormat({ style: 'currency', currency: 'USD' });

/** Formats an amount; text is returned as it is. */
export function formatMoney(amount: number | string): string {
  return typeof amount === 'string' ? amount : dollars(amount);
}
