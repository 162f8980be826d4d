import { words } from '#platform/words';

export const compareWords = words('compare', {
  'offer.text': 'Declarations are not loaded, so plan and clock are compared without them.',
  'offer.load': 'Load declarations',

  planned: 'planned {{range}}',
  declared: 'declared {{range}}',
  actual: 'actual {{range}}',
  'actual.open': 'actual from {{from}}, still clocked in',
  notPlanned: 'not planned',
  notDeclared: 'not declared',
  noClock: 'no clock record',
  over_one: '{{count}} minute over',
  over_other: '{{count}} minutes over',
  under_one: '{{count}} minute under',
  under_other: '{{count}} minutes under',
  asPlanned: 'as long as planned',
  'ghost.declared': 'Not declared',
  'ghost.actual': 'No clock record',

  'pair.planned': 'Planned',
  'pair.declared': 'Declared',
  'pair.actual': 'Actual',
  'pair.open': '{{from}}–…',

  'short.planned': 'P',
  'short.declared': 'D',
  'short.actual': 'A',
  'short.difference': 'Δ',
  'hours.planned_one': 'planned {{count}} hour',
  'hours.planned_other': 'planned {{count}} hours',
  'hours.declared_one': 'declared {{count}} hour',
  'hours.declared_other': 'declared {{count}} hours',
  'hours.actual_one': 'actual {{count}} hour',
  'hours.actual_other': 'actual {{count}} hours',
  'hours.over_one': '{{count}} hour over',
  'hours.over_other': '{{count}} hours over',
  'hours.under_one': '{{count}} hour under',
  'hours.under_other': '{{count}} hours under',
  'hours.even': 'no difference',

  'why.undeclared': 'Declarations are not loaded.',
  'why.unclocked': 'No clock times came with these shifts, so hours worked cannot be counted.',
  rules:
    'P planned, D declared, A actual: hours without breaks, split at midnight. A leaves out the clocked breaks, or the planned break if that is longer. Δ is A minus the plan, for shifts that were clocked or are over; a record without an end is not counted yet.',
});
