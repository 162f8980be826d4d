/** Texts of the calendars' keyboard dialog. */
export const keyTexts = {
  'keys.today': 'Today',
  'keys.move': 'Previous or next period',
  'keys.zoom': 'Day, week, 2 weeks, month',
  'keys.firstFilter': 'First filter',
  'keys.search': 'Search employees',
  'keys.overtimes': 'Show overtimes',
  'keys.compare': 'Compare plan, declaration and clock',
  'keys.issues': 'Issues only',
  'keys.refresh': 'Refresh',
  'keys.export': 'Export',
  'keys.legend': 'Legend',
  'keys.cells': 'Move in the grid',
  'keys.open': 'Open the shift or the day',
  'keys.shifts': 'Into the shifts of a day',
  'keys.period': 'Previous or next period, from the grid',
  'keys.menu': 'Actions of the row',
};
