import { words } from '#platform/words';

export const notComparedWords = words('notCompared', {
  notCompared: 'Not compared: this hotel has not chosen the day from which plan, clock and declarations are compared.',
  chooseDay: 'Choose the day',
  askAdministrator: 'Ask an administrator to choose it.',
});
