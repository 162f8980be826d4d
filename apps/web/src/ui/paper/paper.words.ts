import { words } from '#platform/words';

export const paperWords = words('paper', {
  printed: 'Printed {{at}} by {{by}}',
});
