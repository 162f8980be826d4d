import type { Invoice } from '@horae/contract/demo-apps/invoices.contract';

type Status = Invoice['invoiceStatus'];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2024-12-03` as `03 Dec 2024`: how the wire writes the dates of invoices. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** Once something is paid, the status follows from what is left. */
export function statusAfterPayment(balance: number): Status {
  return balance <= 0 ? 'Paid' : 'Partial Payment';
}

/** A rewritten invoice keeps its status, unless what was paid no longer fits it. */
export function statusAfterEdit(status: Status, paid: number, balance: number): Status {
  if (paid === 0) return status === 'Paid' && balance > 0 ? 'Draft' : status;
  return balance > 0 && status === 'Past Due' ? status : statusAfterPayment(balance);
}
