/** Public holidays of a Greek hotel. */
export const holidayTexts = {
  'holiday.newYear': 'New Year’s Day',
  'holiday.epiphany': 'Epiphany',
  'holiday.cleanMonday': 'Clean Monday',
  'holiday.independence': 'Independence Day',
  'holiday.goodFriday': 'Good Friday',
  'holiday.easterMonday': 'Easter Monday',
  'holiday.labour': 'Labour Day',
  'holiday.whitMonday': 'Whit Monday',
  'holiday.dormition': 'Dormition',
  'holiday.ohi': 'Ohi Day',
  'holiday.christmas': 'Christmas Day',
  'holiday.synaxis': 'Second day of Christmas',
};

/** What the checks of a roster say. */
export const checkTexts = {
  'check.overlap': 'Two shifts overlap by {{amount}}.',
  'check.rest': 'Only {{amount}} of rest before this shift; 11 h are due.',
  'check.longDay': '{{amount}} of work on one day; 13 h are the most.',
  'check.daysInRow': 'Day {{amount}} of work in a row; 6 are the most.',
  'check.notDeclared': 'This shift is planned but not declared.',
  'check.offPlan': 'The clock is {{amount}} off the plan.',
  'check.noClock': 'The planned shift ended without a clock record.',
  'check.noPlan': 'Somebody clocked without a planned shift.',
};
