const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount; text is shown as it was delivered. */
export function formatMoney(amount: number | string): string {
  return typeof amount === 'string' ? amount : dollars.format(amount);
}
