import { accountSettingsContract as accountSettings } from '@horae/contract/account-settings.contract';
import { accountsContract as accounts } from '@horae/contract/accounts.contract';
import { agreementsContract as agreements } from '@horae/contract/agreements.contract';
import { attendanceContract as attendance } from '@horae/contract/attendance.contract';
import { auditContract as audit } from '@horae/contract/audit.contract';
import { autocompleteContract as autocomplete } from '@horae/contract/autocomplete.contract';
import { blogContract as blog } from '@horae/contract/blog.contract';
import { bookmarksContract as bookmarks } from '@horae/contract/bookmarks.contract';
import { calendarContract as calendar } from '@horae/contract/calendar.contract';
import { analyticsContract as analytics, statisticsContract as statistics } from '@horae/contract/cards.contract';
import { chatContract as chat } from '@horae/contract/chat.contract';
import { checkoutContract as checkout } from '@horae/contract/checkout.contract';
import { clockDevicesContract as clockDevices } from '@horae/contract/clock-devices.contract';
import { clockPoliciesContract as clockPolicies } from '@horae/contract/clock-policies.contract';
import { correctionRequestsContract as requests } from '@horae/contract/correction-requests.contract';
import { declarationsContract as declarations } from '@horae/contract/declarations.contract';
import { emailContract as email } from '@horae/contract/email.contract';
import { employeeRecordsContract as employeeRecords } from '@horae/contract/employee-records.contract';
import { faqContract as faq } from '@horae/contract/faq.contract';
import { hotelHolidaysContract as hotelHolidays } from '@horae/contract/hotel-holidays.contract';
import { hotelsContract as hotels } from '@horae/contract/hotels.contract';
import { invoicesContract as invoices } from '@horae/contract/invoices.contract';
import { kanbanContract as kanban } from '@horae/contract/kanban.contract';
import { mainSearchContract as mainSearch } from '@horae/contract/main-search.contract';
import { ordersContract as orders } from '@horae/contract/orders.contract';
import { organisationContract as organisation } from '@horae/contract/organisation.contract';
import { productPages } from '@horae/contract/pages';
import { peopleContract as people } from '@horae/contract/people.contract';
import { permissionsContract as permissions } from '@horae/contract/permissions.contract';
import { pricingContract as pricing } from '@horae/contract/pricing.contract';
import { profileContract as profile } from '@horae/contract/profile.contract';
import { punchesContract as punches } from '@horae/contract/punches.contract';
import { rosterImportContract as rosterImport } from '@horae/contract/roster-import.contract';
import type { RouteContract } from '@horae/contract/route';
import { setUpContract as setUp } from '@horae/contract/set-up.contract';
import { shopContract as shop } from '@horae/contract/shop.contract';
import { stafftimerContract as stafftimer } from '@horae/contract/stafftimer.contract';
import { punchFilesContract as punchFiles } from '@horae/contract/terminals.contract';
import { timesheetsContract as timesheets } from '@horae/contract/timesheets.contract';
import { todoContract as todo } from '@horae/contract/todo.contract';
import { usersContract as users } from '@horae/contract/users.contract';
import { workingHoursContract as workingHours } from '@horae/contract/working-hours.contract';
import { expect, it } from 'vitest';
import { pages } from './navigation';

/** The calls without which a page would be empty. */
const calls: Record<string, RouteContract[]> = {
  '/staff-timeline': [stafftimer.month, stafftimer.filtered],
  '/organisation-unit-calendar': [stafftimer.month, stafftimer.ofUnit],
  '/working-hours-calendar': [workingHours.sums, stafftimer.filtered],
  '/calendar': [calendar.list],
  '/todo': [todo.list, todo.counts],
  '/email': [email.list, email.one],
  '/chat': [chat.people, chat.open],
  '/kanban': [kanban.boards, kanban.tasks],
  '/bookmarks': [bookmarks.list, bookmarks.toggle],
  '/people': [people.list, people.choices],
  '/users': [users.list],
  '/employees': [employeeRecords.list],
  '/accounts': [accounts.list, accounts.one, accounts.outbox],
  '/organisation': [hotels.list, organisation.tree, hotelHolidays.list],
  '/roles': [permissions.list],
  '/permissions': [permissions.list],
  '/attendance': [attendance.findings, attendance.owners, requests.list, requests.decide],
  '/declarations': [declarations.board, declarations.list],
  '/on-duty': [declarations.onDuty],
  '/timesheets': [timesheets.list, timesheets.one],
  '/audit': [audit.list, audit.choices],
  '/set-up': [setUp.state],
  '/roster-import': [rosterImport.run],
  '/punch-import': [punchFiles.run],
  '/clock-devices': [clockDevices.list, clockPolicies.list, agreements.list, clockDevices.pins, punchFiles.waiting],
  '/my-time': [punches.mine, punches.clock, requests.mine, requests.ask],
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
  '/account-settings': [accountSettings.read],
  '/autocomplete': [autocomplete.list],
  '/select-hotel': [],
  '/search': [mainSearch.find, bookmarks.search],
};

it.each(pages.filter(({ isOpenToAll }) => !isOpenToAll).map(({ path, access }) => [path, access]))(
  '%s is shown exactly to whom its calls are allowed',
  (path, access) => {
    const needed = calls[path!];

    expect(needed, `the calls of ${path}`).toBeDefined();
    expect(needed!.some((call) => call.access === 'admin') ? 'admin' : 'session').toBe(access);
  },
);

it('the pages that can be starred are those of the menu', () => {
  const inMenu = pages.filter(({ group }) => group).map(({ path, access }) => [path, access]);
  const starrable = productPages.map(({ link, access }) => [link, access]);

  expect(starrable).toEqual(expect.arrayContaining(inMenu));
});
