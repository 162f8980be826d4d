import type { Loan } from '@horae/contract/loan';
import { formatRange } from '#platform/format-date';
import { hostText } from '#roster/loans/host-text';
import { loansWords } from './loans.words';

/** `On loan to Pool bar, Aug 3 – 9, 2026, paid by the home department`. */
export function loanText(loan: Loan, home: number): string {
  const { say } = loansWords;
  const isSameHotel = loan.hostHotel === home;
  const paid = loan.payer === 'host' ? 'paid.host' : isSameHotel ? 'paid.department' : 'paid.hotel';
  return say('line', { host: hostText(loan), days: formatRange(loan.firstDay, loan.lastDay), paid: say(paid) });
}
