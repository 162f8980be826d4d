import { numberFormat } from './in-language';

const euros = numberFormat({ style: 'currency', currency: 'EUR' });

/** `€1,234.50`, from cents. */
export const formatEuros = (cents: number): string => euros(cents / 100).replace('-', '−');
