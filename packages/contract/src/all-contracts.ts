import { bookmarksContract } from './core/bookmarks.contract';
import { healthContract } from './core/health.contract';
import { liveContract } from './core/live.contract';
import { mainSearchContract } from './core/main-search.contract';
import { sessionContract } from './core/session.contract';
import { uploadsContract } from './core/uploads.contract';
import { waitingContract } from './core/waiting.contract';
import { declarationsContract } from './declarations/declarations.contract';
import { answerOpinionsContract } from './demo-apps/answer-opinions.contract';
import { autocompleteContract } from './demo-apps/autocomplete.contract';
import { blogContract } from './demo-apps/blog.contract';
import { checkoutContract } from './demo-apps/checkout.contract';
import { comingSoonContract } from './demo-apps/coming-soon.contract';
import { employeeRecordsContract } from './demo-apps/employee-records.contract';
import { faqContract } from './demo-apps/faq.contract';
import { analyticsContract, statisticsContract } from './demo-apps/insights.contract';
import { invoicesContract } from './demo-apps/invoices.contract';
import { kanbanContract } from './demo-apps/kanban.contract';
import { ordersContract } from './demo-apps/orders.contract';
import { permissionsContract } from './demo-apps/permissions.contract';
import { pricingContract } from './demo-apps/pricing.contract';
import { profileContract } from './demo-apps/profile.contract';
import { shopContract } from './demo-apps/shop.contract';
import { usersContract } from './demo-apps/users.contract';
import { calendarContract } from './office/calendar.contract';
import { chatContract } from './office/chat.contract';
import { emailContract } from './office/email.contract';
import { todoContract } from './office/todo.contract';
import { hotelHolidaysContract } from './people/hotel-holidays.contract';
import { hotelsContract } from './people/hotels.contract';
import { organisationContract } from './people/organisation.contract';
import { peopleContract } from './people/people.contract';
import { peopleFilesContract } from './people/people-files.contract';
import { personDeedsContract } from './people/person-deeds.contract';
import { privacyContract } from './people/privacy.contract';
import { setUpContract } from './people/set-up.contract';
import type { RouteContract } from './route';
import { organisationUnitCalendarContract } from './scheduling/organisation-unit-calendar.contract';
import { rosterFeedsContract } from './scheduling/roster-feeds.contract';
import { rosterImportContract } from './scheduling/roster-import.contract';
import { shiftsContract } from './scheduling/shifts.contract';
import { staffTimelineContract } from './scheduling/staff-timeline.contract';
import { workingHoursContract } from './scheduling/working-hours.contract';
import { accountSettingsContract } from './settings/account-settings.contract';
import { accountsContract } from './settings/accounts.contract';
import { auditContract } from './settings/audit.contract';
import { agreementsContract } from './time/agreements.contract';
import { attendanceContract } from './time/attendance.contract';
import { clockDevicesContract } from './time/clock-devices.contract';
import { clockPoliciesContract } from './time/clock-policies.contract';
import { correctionRequestsContract } from './time/correction-requests.contract';
import { kioskContract } from './time/kiosk.contract';
import { punchesContract } from './time/punches.contract';
import { punchFilesContract, terminalsContract } from './time/terminals.contract';
import { timesheetsContract } from './time/timesheets.contract';

/** Every call of the product: what the server registers, the guard, access and fuzz tests walk, and `/docs` shows. */
export const allContracts: RouteContract[] = [
  healthContract,
  sessionContract,
  setUpContract,
  staffTimelineContract,
  organisationUnitCalendarContract,
  workingHoursContract,
  shiftsContract,
  rosterFeedsContract,
  rosterImportContract,
  punchesContract,
  correctionRequestsContract,
  clockDevicesContract,
  clockPoliciesContract,
  declarationsContract,
  kioskContract,
  punchFilesContract,
  terminalsContract,
  organisationContract,
  hotelsContract,
  hotelHolidaysContract,
  permissionsContract,
  analyticsContract,
  statisticsContract,
  bookmarksContract,
  mainSearchContract,
  waitingContract,
  comingSoonContract,
  agreementsContract,
  attendanceContract,
  auditContract,
  autocompleteContract,
  faqContract,
  answerOpinionsContract,
  pricingContract,
  privacyContract,
  usersContract,
  peopleContract,
  personDeedsContract,
  peopleFilesContract,
  employeeRecordsContract,
  timesheetsContract,
  todoContract,
  calendarContract,
  kanbanContract,
  chatContract,
  emailContract,
  invoicesContract,
  shopContract,
  checkoutContract,
  ordersContract,
  profileContract,
  blogContract,
  accountSettingsContract,
  accountsContract,
  uploadsContract,
  liveContract,
].flatMap((group) => Object.values<RouteContract>(group));
