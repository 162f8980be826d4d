import { words } from '#platform/words';

export const declarationsWords = words('area.declarations', {
  group: 'Declarations',
  declarations: 'Declarations',
  onDuty: 'On duty now',
});
