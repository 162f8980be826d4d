import { words } from '#platform/words';

export const adviceWords = words('planAdvice', {
  open: 'Planning advice',
  thing: 'planning advice',
  lead: 'Some checks of a plan are no law. Decide from a day on whether planners only see them, need a reason to publish against them, or do not see them at all. Checks of the law always need a reason.',
  add: 'Decide from a day on',
  editTitle: 'Planning advice from {{day}}',
  edit: 'Edit what holds from {{day}}',
  remove: 'Delete what holds from {{day}}',
  removed: 'What held from {{day}} is deleted.',
  undo: 'Undo',
  saved: 'The planning advice is saved.',
  none: 'All of these checks are shown as advice.',
  readOnly: 'Hotel administrators decide this.',
  from: 'From {{day}}',
  firstDay: 'From day',
  firstDayFault: 'Choose a day.',
  'kind.planShortWeekRest': 'Less than the usual weekly rest',
  'kind.planOverContract': 'More hours than the contract',
  'kind.planUnderContract': 'Fewer hours than the contract',
  'grade.advice': 'Show as advice',
  'grade.against': 'Require a reason',
  'grade.off': 'Do not show',
});

export type AdviceSay = typeof adviceWords.say;
