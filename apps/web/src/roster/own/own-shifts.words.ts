import { words } from '#platform/words';

export const ownShiftsWords = words('own-shifts', {
  next: 'Next shift',
  nextAt: '{{day}}, {{from}}–{{to}}',
  nextNone: 'No shift in the next three weeks.',
  isToday: 'Today',
  until: 'until {{time}}',
  nothingPlanned: 'Nothing planned',
  thing: 'your shifts',
});
