import { words } from '#platform/words';

export const weeksWords = words('templateWeeks', {
  open: 'Template weeks…',
  title: 'Template weeks',
  thing: 'template weeks',
  lead: 'Keep a week under a name and plan it again on other days: who works when, and who is off.',
  save: 'Keep the week of {{day}}',
  saveTitle: 'Keep the week of {{day}}',
  saved: 'The template week is kept.',
  name: 'Name',
  nameFault: 'Enter a name of up to 60 characters.',
  department: 'For',
  hotel: 'Whole hotel',
  none: 'There are no template weeks yet. Keep the week on screen as the first.',
  apply: 'Apply {{name}}',
  applyTitle: '{{name}} onto {{range}}',
  rename: 'Rename {{name}}',
  remove: 'Delete {{name}}',
  removeWhat: 'What was planned with it stays as it is.',
  removeTitle: 'Delete “{{name}}”?',
  removeButton: 'Delete',
  removed: '“{{name}}” is deleted.',
});
