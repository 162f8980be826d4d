import { words } from '#platform/words';

export const reportsWords = words('area.reports', { group: 'Reports' });
