import type { Invoice } from '@horae/contract/demo-apps/invoice-document';

type Status = Invoice['invoiceStatus'];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats `2024-12-03` as `03 Dec 2024`, the date format of invoices on the wire. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** Once there is a payment, the status depends on the remaining balance. */
export function statusAfterPayment(balance: number): Status {
  return balance <= 0 ? 'Paid' : 'Partial Payment';
}

/** An edited invoice keeps its status, unless the payments no longer fit it. */
export function statusAfterEdit(status: Status, paid: number, balance: number): Status {
  if (paid === 0) return status === 'Paid' && balance > 0 ? 'Draft' : status;
  return balance > 0 && status === 'Past Due' ? status : statusAfterPayment(balance);
}
