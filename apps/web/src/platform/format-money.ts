const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount; text is returned as it is. */
export function formatMoney(amount: number | string): string {
  return typeof amount === 'string' ? amount : dollars.format(amount);
}
