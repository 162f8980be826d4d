import { bookmarksContract as bookmarks } from '@horae/contract/core/bookmarks.contract';
import { mainSearchContract as mainSearch } from '@horae/contract/core/main-search.contract';
import { declarationsContract as declarations } from '@horae/contract/declarations/declarations.contract';
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
import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { productPages } from '@horae/contract/pages';
import { hotelHolidaysContract as hotelHolidays } from '@horae/contract/people/hotel-holidays.contract';
import { hotelsContract as hotels } from '@horae/contract/people/hotels.contract';
import { organisationContract as organisation } from '@horae/contract/people/organisation.contract';
import { peopleContract as people } from '@horae/contract/people/people.contract';
import { setUpContract as setUp } from '@horae/contract/people/set-up.contract';
import type { RouteContract } from '@horae/contract/route';
import { organisationUnitCalendarContract as unitCalendar } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { rosterImportContract as rosterImport } from '@horae/contract/scheduling/roster-import.contract';
import { staffTimelineContract as staffTimeline } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract as workingHours } from '@horae/contract/scheduling/working-hours.contract';
import { accountSettingsContract as accountSettings } from '@horae/contract/settings/account-settings.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { auditContract as audit } from '@horae/contract/settings/audit.contract';
import { agreementsContract as agreements } from '@horae/contract/time/agreements.contract';
import { attendanceContract as attendance } from '@horae/contract/time/attendance.contract';
import { clockDevicesContract as clockDevices } from '@horae/contract/time/clock-devices.contract';
import { clockPoliciesContract as clockPolicies } from '@horae/contract/time/clock-policies.contract';
import { correctionRequestsContract as requests } from '@horae/contract/time/correction-requests.contract';
import { punchesContract as punches } from '@horae/contract/time/punches.contract';
import { punchFilesContract as punchFiles } from '@horae/contract/time/terminals.contract';
import { timesheetsContract as timesheets } from '@horae/contract/time/timesheets.contract';
import { expect, it } from 'vitest';
import { pages } from './navigation';

/** The calls without which a page would be empty. */
const calls: Record<string, RouteContract[]> = {
  '/staff-timeline': [staffTimeline.month, staffTimeline.filtered],
  '/organisation-unit-calendar': [staffTimeline.month, unitCalendar.ofUnit],
  '/working-hours-calendar': [workingHours.sums, staffTimeline.filtered],
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
