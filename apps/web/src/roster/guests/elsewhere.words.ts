import { words } from '#platform/words';

export const elsewhereWords = words('elsewhere', { day: 'In another department' });
