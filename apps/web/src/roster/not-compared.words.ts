import { words } from '#platform/words';

export const notComparedWords = words('notCompared', {
  notCompared:
    'Nothing is compared yet: the day from which plan, clock and declarations are compared has not been chosen.',
  chooseDay: 'Choose the day',
  askAdministrator: 'Ask an administrator to choose it.',
});
