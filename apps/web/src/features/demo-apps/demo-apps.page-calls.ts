import { autocompleteContract as autocomplete } from '@horae/contract/demo-apps/autocomplete.contract';
import { blogContract as blog } from '@horae/contract/demo-apps/blog.contract';
import { checkoutContract as checkout } from '@horae/contract/demo-apps/checkout.contract';
import { employeeRecordsContract as employeeRecords } from '@horae/contract/demo-apps/employee-records.contract';
import { faqContract as faq } from '@horae/contract/demo-apps/faq.contract';
import {
  analyticsContract as analytics,
  statisticsContract as statistics,
} from '@horae/contract/demo-apps/insights.contract';
import { invoicesContract as invoices } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { ordersContract as orders } from '@horae/contract/demo-apps/orders.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { pricingContract as pricing } from '@horae/contract/demo-apps/pricing.contract';
import { profileContract as profile } from '@horae/contract/demo-apps/profile.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { RouteContract } from '@horae/contract/route';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/kanban': [kanban.boards, kanban.tasks],
  '/users': [users.list],
  '/employees': [employeeRecords.list],
  '/roles': [permissions.list],
  '/permissions': [permissions.list],
  '/shop': [shop.list, shop.addToCart, shop.addWish],
  '/shop/wishlist': [shop.wishlist, shop.addToCart, shop.removeWish],
  '/shop/checkout': [shop.cart, checkout.checkout, checkout.placeOrder],
  '/shop/my-orders': [orders.mine],
  '/shop/orders': [orders.list, orders.update],
  '/blog': [blog.list, blog.sidebar, blog.detail, blog.addComment],
  '/pricing': [pricing.read],
  '/faq': [faq.list],
  '/knowledge-base': [faq.areas, faq.topics, faq.article],
  '/invoices': [invoices.list],
  '/invoices/new': [invoices.blank, invoices.add],
  '/analytics': Object.values(analytics),
  '/statistics': Object.values(statistics),
  '/profile': [profile.read, profile.posts],
  '/autocomplete': [autocomplete.list],
};
