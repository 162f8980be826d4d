import { words } from '#platform/words';

export const reassignWords = words('reassign', {
  menu: 'Reassign…',
  assign: 'Assign…',
  shift: 'Reassign {{shift}}…',
  title: 'Reassign {{shift}}, {{name}}',
  titleOpen: 'Assign {{shift}}, {{name}}',
  person: 'Person',
  hint: 'Type part of a name. Enter chooses.',
  none: 'No matching person.',
  more_one: '{{count}} more person: type part of the name.',
  more_other: '{{count}} more people: type part of a name.',
  hours: '{{hours}} in that week',
  hoursOf: '{{hours}} of {{contract}} in that week',
  done: '{{shift}} is now planned for {{name}}.',
});
