import { words } from '#platform/words';

/** The area and its pages in the menu. */
export const peopleWords = words('area.people', {
  group: 'People',
  people: 'People',
  organisation: 'Organisation',
  setUp: 'Set-up',
});
