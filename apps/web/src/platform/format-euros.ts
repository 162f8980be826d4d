const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** `€1,234.50`, from cents. */
export const formatEuros = (cents: number): string => euros.format(cents / 100).replace('-', '−');
