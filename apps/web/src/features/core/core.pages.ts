import { areaPages } from '#areas/area-pages';
import { coreWords } from './core.words';

export const area = areaPages(coreWords, {
  name: 'core',
  order: 0,
  pageIcons: async () => (await import('./core.icons')).pageIcons,
  pages: [
    { path: '/home', label: 'home', access: 'session', key: 'h', hidesBreadcrumb: true, isEveryday: true, menu: null },
    { path: '/bookmarks', label: 'bookmarks', access: 'session', menu: 'office' },
    { path: '/select-hotel', label: 'selectHotel', access: 'session', finds: ['hotel'], menu: null },
    { path: '/search', label: 'search', access: 'session', menu: null },
  ],
});
