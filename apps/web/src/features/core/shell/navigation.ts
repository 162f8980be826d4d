import type { HotelRight } from '@horae/contract/core/session.contract';
import type { Access } from '@horae/contract/route';
import type { LinkProps } from '@tanstack/react-router';
import type { shellWords } from './shell.words';

type Word = Parameters<typeof shellWords.say>[0];

export type PageGroup = 'scheduling' | 'apps' | 'people' | 'business' | 'insights' | 'help' | 'account' | 'lab';

export const pageGroups: PageGroup[] = [
  'scheduling',
  'apps',
  'people',
  'business',
  'insights',
  'help',
  'account',
  'lab',
];

/** Shown also while the admin portal is switched off. */
export const everydayGroups: PageGroup[] = ['scheduling', 'help', 'account'];

type PagePath = Exclude<LinkProps['to'], undefined | '.' | '..'>;

/** A page for signed-in people. Its access is that of its calls, which a test holds together. */
export interface Page {
  path: PagePath;
  label: Word;
  access: Extract<Access, 'session' | 'admin'>;
  /** In the menu of a client only where one of these is among the rights at the chosen hotel; the page itself says why. */
  rights?: readonly HotelRight[];
  /** Stands in the menu of those with access, yet whoever has its address may open it. */
  isOpenToAll?: boolean;
  /** Its place in the menu; a page without one is reached from elsewhere. */
  group?: PageGroup;
  /** The key that leads to it after `g`. */
  key?: string;
  /** Its shorter name in the bar at the foot of a phone. */
  tab?: Word;
  /** The calendars do without the breadcrumb, for height; what lies below others has a longer one of its own. */
  hidesBreadcrumb?: boolean | 'below';
}

/** Every page that is built; its icon stands in page-icons. */
export const pages: Page[] = [
  {
    path: '/staff-timeline',
    label: 'page.staffTimeline',
    access: 'session',
    group: 'scheduling',
    key: 't',
    tab: 'tab.staffTimeline',
    hidesBreadcrumb: true,
  },
  {
    path: '/organisation-unit-calendar',
    label: 'page.organisationUnits',
    access: 'session',
    group: 'scheduling',
    key: 'u',
    tab: 'tab.organisationUnits',
    hidesBreadcrumb: true,
  },
  {
    path: '/working-hours-calendar',
    label: 'page.workingHours',
    access: 'session',
    group: 'scheduling',
    key: 'w',
    tab: 'tab.workingHours',
    hidesBreadcrumb: true,
  },
  { path: '/my-time', label: 'page.myTime', access: 'session', group: 'scheduling' },
  { path: '/attendance', label: 'page.attendance', access: 'session', rights: ['approve'], group: 'scheduling' },
  { path: '/declarations', label: 'page.declarations', access: 'session', rights: ['approve'], group: 'scheduling' },
  { path: '/on-duty', label: 'page.onDuty', access: 'session', rights: ['approve'], group: 'scheduling' },
  {
    path: '/timesheets',
    label: 'page.timesheets',
    access: 'session',
    rights: ['approve', 'payroll'],
    group: 'scheduling',
  },
  { path: '/roster-import', label: 'page.rosterImport', access: 'admin', group: 'scheduling' },
  { path: '/punch-import', label: 'page.punchImport', access: 'admin', group: 'scheduling' },
  { path: '/clock-devices', label: 'page.clockDevices', access: 'admin', group: 'scheduling' },
  { path: '/calendar', label: 'page.calendar', access: 'session', group: 'apps' },
  { path: '/todo', label: 'page.todo', access: 'session', group: 'apps' },
  { path: '/email', label: 'page.email', access: 'session', group: 'apps', key: 'm' },
  { path: '/chat', label: 'page.chat', access: 'session', group: 'apps' },
  { path: '/kanban', label: 'page.kanban', access: 'admin', group: 'apps', key: 'k' },
  { path: '/bookmarks', label: 'page.bookmarks', access: 'session', group: 'apps' },
  { path: '/people', label: 'page.people', access: 'admin', group: 'people' },
  { path: '/users', label: 'page.users', access: 'admin', group: 'people' },
  { path: '/employees', label: 'page.employees', access: 'admin', group: 'people' },
  { path: '/accounts', label: 'page.accounts', access: 'admin', group: 'people' },
  { path: '/organisation', label: 'page.organisation', access: 'admin', group: 'people' },
  { path: '/roles', label: 'page.roles', access: 'admin', group: 'people' },
  { path: '/permissions', label: 'page.permissions', access: 'admin', group: 'people' },
  { path: '/audit', label: 'page.audit', access: 'admin', group: 'people' },
  { path: '/set-up', label: 'page.setUp', access: 'admin', group: 'people' },
  { path: '/invoices', label: 'page.invoices', access: 'admin', group: 'business' },
  { path: '/invoices/new', label: 'page.newInvoice', access: 'admin', group: 'business' },
  { path: '/shop', label: 'page.shop', access: 'session', group: 'business' },
  { path: '/shop/wishlist', label: 'page.wishlist', access: 'session', group: 'business' },
  { path: '/shop/checkout', label: 'page.checkout', access: 'session', group: 'business' },
  { path: '/shop/my-orders', label: 'page.myOrders', access: 'session' },
  { path: '/shop/orders', label: 'page.orders', access: 'admin', group: 'business' },
  { path: '/blog', label: 'page.blog', access: 'session', group: 'business' },
  { path: '/pricing', label: 'page.pricing', access: 'session', group: 'business' },
  { path: '/analytics', label: 'page.analytics', access: 'admin', group: 'insights' },
  { path: '/statistics', label: 'page.statistics', access: 'admin', group: 'insights' },
  { path: '/faq', label: 'page.faq', access: 'session', group: 'help' },
  { path: '/knowledge-base', label: 'page.knowledgeBase', access: 'session', group: 'help', hidesBreadcrumb: 'below' },
  { path: '/profile', label: 'page.profile', access: 'session', group: 'account' },
  { path: '/account-settings', label: 'page.accountSettings', access: 'session', group: 'account' },
  { path: '/autocomplete', label: 'page.autocomplete', access: 'admin', group: 'lab' },
  { path: '/coming-soon', label: 'page.comingSoon', access: 'admin', group: 'lab', isOpenToAll: true },
  { path: '/maintenance', label: 'page.maintenance', access: 'admin', group: 'lab', isOpenToAll: true },
  { path: '/select-hotel', label: 'page.selectHotel', access: 'session' },
  { path: '/search', label: 'search', access: 'session' },
];

/** The page at a path, or above it: `/invoices/7` belongs to `/invoices`. */
export function pageAt<P extends { path: string }>(pathname: string, among: readonly P[]): P | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return among
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
    .find(Boolean);
}
