import { words } from '#platform/words';

export const printHeadWords = words('print-head', {
  printed: 'Printed {{at}} by {{by}}',
});
