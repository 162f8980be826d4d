import { IconBuildingBank } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { declarationsWords } from './declarations.words';

export const area = areaPages(declarationsWords, {
  name: 'declarations',
  order: 40,
  group: { title: 'group', icon: IconBuildingBank },
  isEveryday: true,
  scrollsInside: true,
  pageIcons: async () => (await import('./declarations.icons')).pageIcons,
  pages: [
    { path: '/declarations', label: 'declarations', access: 'session', rights: ['approve'] },
    { path: '/on-duty', label: 'onDuty', access: 'session', rights: ['approve'] },
  ],
});
