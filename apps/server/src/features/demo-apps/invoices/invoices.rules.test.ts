import { describe, expect, it } from 'vitest';
import { dayText, statusAfterEdit, statusAfterPayment } from './invoices.rules';

describe('the status of an invoice', () => {
  it.each([
    ['paid in part', 1, 'Partial Payment'],
    ['paid', 0, 'Paid'],
    ['paid beyond its total', -1, 'Paid'],
  ] as const)('is after a payment: %s', (_what, balance, status) => {
    expect(statusAfterPayment(balance)).toBe(status);
  });

  it.each([
    ['paid, without a payment, that costs something now', 'Paid', 0, 1, 'Draft'],
    ['paid, without a payment, that still costs nothing', 'Paid', 0, 0, 'Paid'],
    ['paid that became dearer', 'Paid', 100, 1, 'Partial Payment'],
    ['paid that became cheaper', 'Paid', 100, -1, 'Paid'],
    ['paid in part that costs what was paid', 'Partial Payment', 100, 0, 'Paid'],
    ['sent, without a payment', 'Sent', 0, 100, 'Sent'],
    ['sent, with a payment', 'Sent', 40, 60, 'Partial Payment'],
    ['past due, with a payment, of which something is left', 'Past Due', 40, 60, 'Past Due'],
    ['past due, with a payment, of which nothing is left', 'Past Due', 40, 0, 'Paid'],
    ['past due, without a payment', 'Past Due', 0, 100, 'Past Due'],
  ] as const)('is after an edit: %s', (_what, before, paid, balance, after) => {
    expect(statusAfterEdit(before, paid, balance)).toBe(after);
  });
});

it('writes the days of an invoice with a short month', () => {
  expect(dayText('2024-12-03')).toBe('03 Dec 2024');
});
