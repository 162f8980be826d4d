import { words } from '#platform/words';

export const onLoanHereWords = words('onLoanHere', {
  title: 'On loan here',
  sum_one: '{{count}} person, planned {{planned}}, clocked {{clocked}}',
  sum_other: '{{count}} people, planned {{planned}}, clocked {{clocked}}',
  note: 'Not included in the sums above.',
  thing: 'people on loan here',
  person: 'Person',
  from: 'From',
  worksIn: 'Works in',
  days: 'On loan',
  planned: 'Planned',
  clocked: 'Clocked',
  wholeHotel: 'Whole hotel',
  entry: '{{times}}, from {{from}}',
  cameFrom: 'From {{from}}',
  movesTo: 'Moves to {{from}}',
  loanFrom: 'On loan from {{from}}',
});
