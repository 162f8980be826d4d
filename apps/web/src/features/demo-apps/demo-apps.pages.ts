import { IconApps } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { demoAppsWords } from './demo-apps.words';

export const area = areaPages(demoAppsWords, {
  name: 'demo-apps',
  order: 70,
  group: { title: 'group', icon: IconApps, note: 'note' },
  isSample: true,
  pageIcons: async () => (await import('./demo-apps.icons')).pageIcons,
  pages: [
    { path: '/kanban', label: 'kanban', access: 'admin', key: 'k', finds: ['card'] },
    { path: '/users', label: 'users', access: 'admin', finds: ['user'] },
    { path: '/employees', label: 'employees', access: 'admin', finds: ['record'] },
    { path: '/roles', label: 'roles', access: 'admin' },
    { path: '/permissions', label: 'permissions', access: 'admin' },
    { path: '/invoices', label: 'invoices', access: 'admin', finds: ['invoice'] },
    { path: '/invoices/new', label: 'newInvoice', access: 'admin' },
    { path: '/shop', label: 'shop', access: 'session' },
    { path: '/shop/wishlist', label: 'wishlist', access: 'session' },
    { path: '/shop/checkout', label: 'checkout', access: 'session' },
    { path: '/shop/my-orders', label: 'myOrders', access: 'session', menu: null },
    { path: '/shop/orders', label: 'orders', access: 'admin' },
    { path: '/blog', label: 'blog', access: 'session', finds: ['blog'] },
    { path: '/pricing', label: 'pricing', access: 'session' },
    { path: '/analytics', label: 'analytics', access: 'admin' },
    { path: '/statistics', label: 'statistics', access: 'admin' },
    { path: '/faq', label: 'faq', access: 'session', isEveryday: true, isHelp: true },
    {
      path: '/knowledge-base',
      label: 'knowledgeBase',
      access: 'session',
      hidesBreadcrumb: 'below',
      finds: ['article'],
      isEveryday: true,
    },
    { path: '/profile', label: 'profile', access: 'session', finds: ['post'], isEveryday: true, isInAccountMenu: true },
    { path: '/autocomplete', label: 'autocomplete', access: 'admin' },
    { path: '/coming-soon', label: 'comingSoon', access: 'admin', isOpenToAll: true },
    { path: '/maintenance', label: 'maintenance', access: 'admin', isOpenToAll: true },
  ],
});
