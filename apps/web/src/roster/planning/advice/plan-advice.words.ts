import { words } from '#platform/words';

export const adviceWords = words('planAdvice', {
  open: 'Planning advice',
  thing: 'planning advice',
  lead: 'Some checks of a plan are not required by law. Choose from which day planners only see them, need a reason to publish against them, or do not see them at all. Legal checks always need a reason.',
  add: 'Change from a date',
  editTitle: 'Planning advice from {{day}}',
  edit: 'Edit the setting from {{day}}',
  remove: 'Delete the setting from {{day}}',
  removed: 'The setting from {{day}} is deleted.',
  undo: 'Undo',
  saved: 'The planning advice is saved.',
  none: 'All of these checks are shown as advice.',
  readOnly: 'Only hotel administrators can change this.',
  from: 'From {{day}}',
  firstDay: 'From',
  firstDayFault: 'Choose a day.',
  'kind.planShortWeekRest': 'Less than the usual weekly rest',
  'kind.planOverContract': 'More hours than the contract',
  'kind.planUnderContract': 'Fewer hours than the contract',
  'grade.advice': 'Show as advice',
  'grade.against': 'Require a reason',
  'grade.off': 'Do not show',
});

export type AdviceSay = typeof adviceWords.say;
