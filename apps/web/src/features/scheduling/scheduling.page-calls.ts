import type { RouteContract } from '@horae/contract/route';
import { organisationUnitCalendarContract as unitCalendar } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { rosterApprovalContract as rosterApproval } from '@horae/contract/scheduling/roster-approval.contract';
import { rosterHistoryContract as rosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { rosterImportContract as rosterImport } from '@horae/contract/scheduling/roster-import.contract';
import { staffTimelineContract as staffTimeline } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract as workingHours } from '@horae/contract/scheduling/working-hours.contract';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/staff-timeline': [staffTimeline.month, staffTimeline.filtered],
  '/organisation-unit-calendar': [staffTimeline.month, unitCalendar.ofUnit],
  '/working-hours-calendar': [workingHours.sums, staffTimeline.filtered],
  '/roster-history': [rosterHistory.read],
  '/roster-import': [rosterImport.run],
  '/roster-approval': [rosterApproval.list],
  '/short-notice': [publications.shortNotice],
};
