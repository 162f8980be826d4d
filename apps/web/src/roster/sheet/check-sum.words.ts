import { words } from '#platform/words';

/** For administrators, who see the rates of contracts. */
export const checkSumWords = words('check-sum', {
  title: 'Check sum',
  says: 'Check sum from the contract’s rate. Payroll decides.',
  how: 'Hours × rate of the day’s contract × what the law adds, without leave. Each line is rounded to the cent, and sums add up the rounded lines.',
  total: 'Total',
  lines_one: '{{count}} line',
  lines_other: '{{count}} lines',
  hours: '{{hours}} h',
  sum: '{{hours}} h × €{{rate}} × {{percent}} %',
  show: 'Check sum…',
  ofRun: 'Check sum of {{month}}',
  people: 'By person',
  noRate: 'no rate',
  withoutRate: '{{hours}} h without a rate',
});
