import { IconUsersGroup } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { peopleWords } from './people.words';

export const area = areaPages(peopleWords, {
  name: 'people',
  order: 30,
  group: { title: 'group', icon: IconUsersGroup },
  pageIcons: async () => (await import('./people.icons')).pageIcons,
  pages: [
    { path: '/people', label: 'people', access: 'hotel-admin', finds: ['employee'] },
    { path: '/organisation', label: 'organisation', access: 'hotel-admin' },
    { path: '/set-up', label: 'setUp', access: 'admin' },
  ],
});
