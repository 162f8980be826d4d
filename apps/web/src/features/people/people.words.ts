import { words } from '#platform/words';

export const peopleWords = words('area.people', {
  group: 'People',
  people: 'People',
  organisation: 'Organisation',
  setUp: 'Set-up',
});
