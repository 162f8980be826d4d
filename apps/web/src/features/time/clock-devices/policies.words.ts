import { words } from '#platform/words';

export const policiesWords = words('clockPolicies', {
  thing: 'policies',
  title: 'Clocking policies',
  lead: 'One policy applies to everybody; a job can have its own. Declarations always use the times as clocked.',
  everybody: 'Everybody',
  others: 'Everybody else',
  usual: 'default values',
  forJob: 'Add job policy',
  who: 'Applies to',
  people: 'People',
  grace: 'Grace in / out',
  rounding: 'Rounding of pay',
  minutes: '{{minutes}} min',
  pair: '{{in}} / {{out}} min',
  noRounding: 'None',
  roundsTo: '{{minutes}} min, {{way}}',
  actionsFor: 'Actions for {{name}}',
  edit: 'Edit',
  remove: 'Remove',
  backToUsual: 'Reset to defaults',
  removed: 'Policy removed',
  undo: 'Undo',
  saved: 'Saved',
  titleOf: 'Policy: {{name}}',
  job: 'Job',
  effect_one:
    'Saving compares {{count}} day of {{people}} people with the plan again, from {{day}} on. Locked time sheets keep what was paid; differences are listed next to it.',
  effect_other:
    'Saving compares {{count}} days of {{people}} people with the plan again, from {{day}} on. Locked time sheets keep what was paid; differences are listed next to it.',
  fault: 'Enter a whole number from {{least}} to {{most}}.',
  splitFault: 'A split shift must begin above the longest break.',
  'part.coming': 'Arrival and departure',
  'part.pay': 'Pay',
  'part.pauses': 'Pauses',
  'part.reading': 'Matching punches',
  graceIn: 'Grace on arrival, minutes',
  graceInSays: 'Arriving up to this much late is not a finding. With 5, clocking in at 07:05 for 07:00 is on time.',
  graceOut: 'Grace on leaving, minutes',
  graceOutSays:
    'Leaving up to this much early or late is not a finding. With 5, clocking out at 14:55 for 15:00 is on time.',
  preparation: 'Preparation, minutes',
  preparationSays:
    'Time to change and to walk to work, clocked but not paid. With 10 and a grace of 5, clocking in at 06:46 for 07:00 is paid from 07:00.',
  roundTo: 'Round pay to',
  roundToSays:
    'Rounds the start and the end of paid time. With 15 minutes and “To the nearest”, clocking out at 15:08 is paid as 15:15.',
  roundingWay: 'Rounding',
  roundingWaySays: 'Applies to paid time only; declared time is never rounded.',
  'way.none': 'None',
  'way.nearest': 'To the nearest',
  'way.in_favour': 'In the employee’s favour',
  variance: 'Approve automatically within, minutes',
  varianceSays:
    'A confirmed time sheet needs no approval if every day is within this of its plan. With 0, only an exact match.',
  breakUpTo: 'Longest break, minutes',
  breakUpToSays: 'A pause of up to this length is a break. With 30, clocking out at 12:00 and in at 12:30 is a break.',
  splitFrom: 'Split shift from, minutes',
  splitFromSays:
    'A pause of at least this length makes a split shift; a pause between the two limits is a finding. With 180, clocking out at 15:00 and in at 18:00 is a split shift.',
  matchWithin: 'Match punches to shifts within, minutes',
  matchWithinSays:
    'How far from its shift a punch may be. With 240, clocking in at 11:00 still belongs to a shift from 15:00.',
  longestSession: 'Longest time clocked in, minutes',
  longestSessionSays:
    'Anyone clocked in for longer has forgotten to clock out. With 960, clocking in at 07:00 and never out is a finding from 23:00.',
  doubleTapSeconds: 'Ignore second tap within, seconds',
  offlineHours: 'Longest delay of offline punches, hours',
  offlineHoursSays:
    'A kiosk without connection keeps punches and sends them later. Older ones wait for you in the tab Waiting. With 72, a punch made on Friday at 18:00 is accepted until Monday at 18:00.',
  doubleTapSecondsSays: 'Two taps this close count as one. With 60, taps at 07:00:10 and 07:00:50 are one punch.',
});
