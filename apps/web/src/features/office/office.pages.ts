import { IconBriefcase } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { officeWords } from './office.words';

export const area = areaPages(officeWords, {
  name: 'office',
  order: 60,
  group: { title: 'group', icon: IconBriefcase },
  pageIcons: async () => (await import('./office.icons')).pageIcons,
  pages: [
    { path: '/calendar', label: 'calendar', access: 'session' },
    { path: '/todo', label: 'todo', access: 'session', finds: ['task'] },
    { path: '/email', label: 'email', access: 'session', key: 'm', finds: ['mail'] },
    { path: '/chat', label: 'chat', access: 'session', finds: ['contact'] },
  ],
});
