import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { answerOpinionsContract } from './answer-opinions.contract';
import { autocompleteContract } from './autocomplete.contract';
import { blogContract } from './blog.contract';
import { checkoutContract } from './checkout.contract';
import { comingSoonContract } from './coming-soon.contract';
import { employeeRecordsContract } from './employee-records.contract';
import { faqContract } from './faq.contract';
import { analyticsContract, statisticsContract } from './insights.contract';
import { invoicesContract } from './invoices.contract';
import { kanbanContract } from './kanban.contract';
import { ordersContract } from './orders.contract';
import { permissionsContract } from './permissions.contract';
import { pricingContract } from './pricing.contract';
import { profileContract } from './profile.contract';
import { shopContract } from './shop.contract';
import { usersContract } from './users.contract';

export const area: AreaContracts = {
  name: 'demo-apps',
  order: 70,
  contracts: [
    permissionsContract,
    analyticsContract,
    statisticsContract,
    comingSoonContract,
    autocompleteContract,
    faqContract,
    answerOpinionsContract,
    pricingContract,
    usersContract,
    employeeRecordsContract,
    kanbanContract,
    invoicesContract,
    shopContract,
    checkoutContract,
    ordersContract,
    profileContract,
    blogContract,
  ],
  pages: [
    page(8, 'Kanban', '/kanban', 'layout-kanban', 'admin'),
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
    page(26, 'Autocomplete', '/autocomplete', 'input-search', 'admin'),
    page(27, 'Checkout', '/shop/checkout', 'shopping-cart'),
    page(28, 'Coming soon', '/coming-soon', 'rocket', 'admin'),
    page(29, 'Maintenance', '/maintenance', 'tool', 'admin'),
    page(43, 'Shop orders', '/shop/orders', 'package', 'admin'),
    page(44, 'My orders', '/shop/my-orders', 'receipt'),
  ],
};
