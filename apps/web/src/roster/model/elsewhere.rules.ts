import { withLoans } from './lent-shifts.rules';
import { splitTotals } from './split-totals.rules';

/** What shows and counts work where it is done; loaded once somebody works elsewhere or moves. */
export const elsewhere = { splitTotals, withLoans };
