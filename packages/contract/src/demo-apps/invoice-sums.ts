/** The numbers of one invoice line; amounts (dollars) and percentages have at most two decimals. */
export interface CountedLine {
  cost: number;
  quantity: number;
  discount: number;
  tax1: number;
  tax2: number;
}

export interface InvoiceSums {
  /** Costs times quantities. All sums are in cents. */
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

const hundredths = (number: number): number => Math.round(number * 100);

/** Divides integers, rounding half up; exact below 2^53. */
function divided(number: number, by: number): number {
  const raised = number + by / 2;
  return (raised - (raised % by)) / by;
}

const share = (cents: number, percent: number): number => divided(cents * hundredths(percent), 10_000);

/**
 * Returns the sums of a line in cents: the discount is subtracted first, each tax is on the rest, and each step is
 * rounded.
 */
export function sumsOfLine({ cost, quantity, discount, tax1, tax2 }: CountedLine): InvoiceSums {
  const subtotal = divided(hundredths(cost) * hundredths(quantity), 100);
  const off = share(subtotal, discount);
  const left = subtotal - off;
  const tax = share(left, tax1) + share(left, tax2);
  return { subtotal, discount: off, tax, total: left + tax };
}

/** Returns the sums of an invoice in cents, added up from its lines. */
export function sumsOf(lines: readonly CountedLine[]): InvoiceSums {
  const sums = { subtotal: 0, discount: 0, tax: 0, total: 0 };
  for (const line of lines.map(sumsOfLine)) {
    sums.subtotal += line.subtotal;
    sums.discount += line.discount;
    sums.tax += line.tax;
    sums.total += line.total;
  }
  return sums;
}

/** Formats cents as text: `$724`, `-$205`, `$1,250.50`. */
export function moneyText(cents: number): string {
  const size = Math.abs(cents);
  const whole = String((size - (size % 100)) / 100).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const rest = size % 100;
  return `${cents < 0 ? '-' : ''}$${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Returns the cents of a money text such as `$1,250.50`, or of a number of dollars. */
export function centsOf(money: string | number): number {
  return hundredths(typeof money === 'number' ? money : Number(money.replaceAll(/[$,]/g, '')));
}
