import { words } from '#platform/words';

/** The area and its pages in the menu. */
export const demoAppsWords = words('area.demo-apps', {
  group: 'Demo apps',
  kanban: 'Kanban',
  users: 'Users',
  employees: 'Employee data',
  roles: 'Roles',
  permissions: 'Permissions',
  invoices: 'Invoices',
  newInvoice: 'New invoice',
  shop: 'Shop',
  wishlist: 'Wishlist',
  checkout: 'Checkout',
  myOrders: 'My orders',
  orders: 'Shop orders',
  blog: 'Blog',
  pricing: 'Pricing',
  analytics: 'Analytics',
  statistics: 'Statistics',
  faq: 'FAQ',
  knowledgeBase: 'Knowledge base',
  profile: 'Profile',
  autocomplete: 'Autocomplete',
  comingSoon: 'Coming soon',
  maintenance: 'Maintenance',
});
