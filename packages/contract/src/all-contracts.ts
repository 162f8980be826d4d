import { accountSettingsContract } from './account-settings.contract';
import { accountsContract } from './accounts.contract';
import { agreementsContract } from './agreements.contract';
import { answerOpinionsContract } from './answer-opinions.contract';
import { attendanceContract } from './attendance.contract';
import { auditContract } from './audit.contract';
import { autocompleteContract } from './autocomplete.contract';
import { blogContract } from './blog.contract';
import { bookmarksContract } from './bookmarks.contract';
import { calendarContract } from './calendar.contract';
import { analyticsContract, statisticsContract } from './cards.contract';
import { chatContract } from './chat.contract';
import { checkoutContract } from './checkout.contract';
import { clockDevicesContract } from './clock-devices.contract';
import { clockPoliciesContract } from './clock-policies.contract';
import { comingSoonContract } from './coming-soon.contract';
import { correctionRequestsContract } from './correction-requests.contract';
import { declarationsContract } from './declarations.contract';
import { emailContract } from './email.contract';
import { employeeRecordsContract } from './employee-records.contract';
import { faqContract } from './faq.contract';
import { healthContract } from './health.contract';
import { hotelHolidaysContract } from './hotel-holidays.contract';
import { hotelsContract } from './hotels.contract';
import { invoicesContract } from './invoices.contract';
import { kanbanContract } from './kanban.contract';
import { kioskContract } from './kiosk.contract';
import { liveContract } from './live.contract';
import { mainSearchContract } from './main-search.contract';
import { ordersContract } from './orders.contract';
import { organisationContract } from './organisation.contract';
import { peopleContract } from './people.contract';
import { peopleFilesContract } from './people-files.contract';
import { permissionsContract } from './permissions.contract';
import { personDeedsContract } from './person-deeds.contract';
import { pricingContract } from './pricing.contract';
import { privacyContract } from './privacy.contract';
import { profileContract } from './profile.contract';
import { punchesContract } from './punches.contract';
import { rosterFeedsContract } from './roster-feeds.contract';
import { rosterImportContract } from './roster-import.contract';
import type { RouteContract } from './route';
import { sessionContract } from './session.contract';
import { setUpContract } from './set-up.contract';
import { shiftsContract } from './shifts.contract';
import { shopContract } from './shop.contract';
import { stafftimerContract } from './stafftimer.contract';
import { punchFilesContract, terminalsContract } from './terminals.contract';
import { timesheetsContract } from './timesheets.contract';
import { todoContract } from './todo.contract';
import { uploadsContract } from './uploads.contract';
import { usersContract } from './users.contract';
import { waitingContract } from './waiting.contract';
import { workingHoursContract } from './working-hours.contract';

/** Every call of the product: what the server registers, the guard, access and fuzz tests walk, and `/docs` shows. */
export const allContracts: RouteContract[] = [
  healthContract,
  sessionContract,
  setUpContract,
  stafftimerContract,
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
