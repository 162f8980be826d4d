import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { departmentBudgetsContract } from './department-budgets.contract';
import { departmentOrderContract } from './department-order.contract';
import { leavesContract } from './leaves.contract';
import { organisationUnitCalendarContract } from './organisation-unit-calendar.contract';
import { planAdviceContract } from './plan-advice.contract';
import { planNotesContract } from './plan-notes.contract';
import { planPresenceContract } from './plan-presence.contract';
import { planningContract } from './planning.contract';
import { publicationsContract } from './publications.contract';
import { rosterApprovalContract } from './roster-approval.contract';
import { rosterChecksContract } from './roster-checks.contract';
import { rosterFeedsContract } from './roster-feeds.contract';
import { rosterHistoryContract } from './roster-history.contract';
import { rosterImportContract } from './roster-import.contract';
import { rosterWishesContract } from './roster-wishes.contract';
import { rotationsContract } from './rotations.contract';
import { shiftTemplatesContract } from './shift-templates.contract';
import { shiftsContract } from './shifts.contract';
import { staffTimelineContract } from './staff-timeline.contract';
import { staffingNeedsContract } from './staffing-needs.contract';
import { templateWeeksContract } from './template-weeks.contract';
import { workingHoursContract } from './working-hours.contract';

export const area: AreaContracts = {
  name: 'scheduling',
  order: 10,
  contracts: [
    staffTimelineContract,
    organisationUnitCalendarContract,
    workingHoursContract,
    rosterChecksContract,
    shiftsContract,
    planningContract,
    planPresenceContract,
    publicationsContract,
    rosterApprovalContract,
    rosterHistoryContract,
    shiftTemplatesContract,
    rosterWishesContract,
    rotationsContract,
    templateWeeksContract,
    staffingNeedsContract,
    departmentBudgetsContract,
    departmentOrderContract,
    planNotesContract,
    planAdviceContract,
    leavesContract,
    rosterFeedsContract,
    rosterImportContract,
  ],
  pages: [
    page(1, 'Staff timeline', '/staff-timeline', 'timeline-event'),
    page(2, 'Organisation units', '/organisation-unit-calendar', 'sitemap'),
    page(3, 'Working hours', '/working-hours-calendar', 'clock-hour-4'),
    page(47, 'Roster as of', '/roster-history', 'history'),
    page(34, 'Import roster', '/roster-import', 'file-import', 'hotel-admin'),
    page(49, 'Roster approval', '/roster-approval', 'checklist'),
    page(48, 'Short notice', '/short-notice', 'bell-exclamation'),
  ],
};
