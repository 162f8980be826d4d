import { words } from '#platform/words';

export const swapWords = words('planSwap', {
  title: 'Swap {{one}} and {{other}}',
  part: 'What is swapped',
  days: 'Whole days',
  shifts: 'Only shifts',
  day: 'Day',
  empty: 'Nothing',
  'stays.leave': 'Stays as it is: leave is not swapped',
  'stays.pinned': 'Stays as it is: the day is pinned',
  hours: 'Hours',
  change: '{{before}} → {{after}}',
  finding: '{{name}}, {{text}}',
  nothing: 'There is nothing to swap on these days.',
  overtaken: 'Somebody else has changed these days in the meantime. This is what the swap would do now.',
  button: 'Swap',
  done_one: 'Swapped {{count}} day between {{one}} and {{other}}. Ctrl+Z undoes it.',
  done_other: 'Swapped {{count}} days between {{one}} and {{other}}. Ctrl+Z undoes it.',
});
