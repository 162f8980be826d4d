import { IconSettings } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { settingsWords } from './settings.words';

export const area = areaPages(settingsWords, {
  name: 'settings',
  order: 50,
  group: { title: 'group', icon: IconSettings },
  pageIcons: async () => (await import('./settings.icons')).pageIcons,
  pages: [
    { path: '/account-settings', label: 'accountSettings', access: 'session', isEveryday: true, isInAccountMenu: true },
    { path: '/accounts', label: 'accounts', access: 'hotel-admin' },
    { path: '/audit', label: 'audit', access: 'admin' },
    { path: '/security-events', label: 'securityEvents', access: 'admin' },
  ],
});
