import type { Access } from './route';

/** A page of the product as search and bookmarks know it. */
export interface ProductPage {
  /** Never used again for another page: bookmarks are kept by it. */
  id: number;
  target: string;
  title: string;
  link: `/${string}`;
  icon: string;
  access: Extract<Access, 'session' | 'admin'>;
}

const page = (
  id: number,
  title: string,
  link: `/${string}`,
  icon: string,
  access: ProductPage['access'] = 'session',
): ProductPage => ({
  id,
  target: link.slice(1).replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  title,
  link,
  icon,
  access,
});

/** Every page that can be starred. */
export const productPages: readonly ProductPage[] = [
  page(1, 'Staff timeline', '/staff-timeline', 'timeline-event'),
  page(2, 'Organisation units', '/organisation-unit-calendar', 'sitemap'),
  page(3, 'Working hours', '/working-hours-calendar', 'clock-hour-4'),
  page(4, 'Calendar', '/calendar', 'calendar'),
  page(5, 'To-do', '/todo', 'checkbox'),
  page(6, 'E-mail', '/email', 'mail'),
  page(7, 'Chat', '/chat', 'message-circle'),
  page(8, 'Kanban', '/kanban', 'layout-kanban', 'admin'),
  page(9, 'Bookmarks', '/bookmarks', 'bookmark'),
  page(10, 'Users', '/users', 'users', 'admin'),
  page(11, 'Employee data', '/employees', 'id-badge-2', 'admin'),
  page(12, 'Roles', '/roles', 'user-shield', 'admin'),
  page(13, 'Permissions', '/permissions', 'shield-lock', 'admin'),
  page(14, 'Invoices', '/invoices', 'file-invoice', 'admin'),
  page(15, 'New invoice', '/invoices/new', 'file-plus', 'admin'),
  page(16, 'Shop', '/shop', 'shopping-bag'),
  page(17, 'Wishlist', '/shop/wishlist', 'heart'),
  page(18, 'Blog', '/blog', 'news'),
  page(19, 'Pricing', '/pricing', 'tag'),
  page(20, 'Analytics', '/analytics', 'chart-donut', 'admin'),
  page(21, 'Statistics', '/statistics', 'chart-bar', 'admin'),
  page(22, 'FAQ', '/faq', 'help-circle'),
  page(23, 'Knowledge base', '/knowledge-base', 'books'),
  page(24, 'Profile', '/profile', 'user-circle'),
  page(25, 'Account settings', '/account-settings', 'settings'),
  page(26, 'Autocomplete', '/autocomplete', 'input-search', 'admin'),
  page(27, 'Checkout', '/shop/checkout', 'shopping-cart'),
  page(28, 'Coming soon', '/coming-soon', 'rocket', 'admin'),
  page(29, 'Maintenance', '/maintenance', 'tool', 'admin'),
  page(30, 'Organisation', '/organisation', 'building-community', 'admin'),
  page(31, 'People', '/people', 'address-book', 'admin'),
  page(32, 'Audit', '/audit', 'eye-check', 'admin'),
  page(33, 'Accounts', '/accounts', 'key', 'admin'),
  page(34, 'Import roster', '/roster-import', 'file-import', 'admin'),
  page(35, 'Set-up', '/set-up', 'list-check', 'admin'),
  page(36, 'Attendance', '/attendance', 'clock-exclamation'),
  page(37, 'My time', '/my-time', 'clock-check'),
  page(38, 'Import punches', '/punch-import', 'fingerprint', 'admin'),
  page(39, 'Clock devices', '/clock-devices', 'device-tablet', 'admin'),
  page(40, 'Declarations', '/declarations', 'building-bank'),
  page(41, 'On duty now', '/on-duty', 'users-group'),
  page(42, 'Time sheets', '/timesheets', 'report-money'),
  page(43, 'Shop orders', '/shop/orders', 'package', 'admin'),
  page(44, 'My orders', '/shop/my-orders', 'receipt'),
];
