import { words } from '#platform/words';

/** The area and its pages in the menu. */
export const declarationsWords = words('area.declarations', {
  group: 'Declarations',
  declarations: 'Declarations',
  onDuty: 'On duty now',
});
