import { AnswerCache } from '#platform/answer-cache';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import { KeptDays, type RosterMemory } from '#roster/kept-days';
import type { Area } from '../../area';
import { settleAttendance } from '../time/attendance/settle-attendance';
import { departmentBudgetsRoutes } from './department-budgets/department-budgets.routes';
import { departmentOrderRoutes } from './department-order/department-order.routes';
import { organisationUnitCalendarRoutes } from './organisation-unit-calendar/organisation-unit-calendar.routes';
import { planAdviceRoutes } from './plan-advice/plan-advice.routes';
import { planNotesRoutes } from './plan-notes/plan-notes.routes';
import { planPresenceRoutes } from './plan-presence/plan-presence.routes';
import { planningRoutes } from './planning/planning.routes';
import { publicationsRoutes } from './publications/publications.routes';
import { rosterApprovalRoutes } from './roster-approval/roster-approval.routes';
import { rosterChecksRoutes } from './roster-checks/roster-checks.routes';
import { rosterFeedRoutes } from './roster-feeds/roster-feeds.routes';
import { rosterHistoryRoutes } from './roster-history/roster-history.routes';
import { rosterImportRoutes } from './roster-import/roster-import.routes';
import { rosterWishesRoutes } from './roster-wishes/roster-wishes.routes';
import { rotationsRoutes } from './rotations/rotations.routes';
import { shiftTemplatesRoutes } from './shift-templates/shift-templates.routes';
import { shiftsRoutes } from './shifts/shifts.routes';
import { staffTimelineRoutes } from './staff-timeline/staff-timeline.routes';
import { staffingNeedsRoutes } from './staffing-needs/staffing-needs.routes';
import { templateWeeksRoutes } from './template-weeks/template-weeks.routes';
import { workingHoursRoutes } from './working-hours/working-hours.routes';

export const area: Area = {
  name: 'scheduling',
  order: 10,
  routes(app, { database: { db }, settings, origin, heavy, tell }) {
    // One cache for all roster requests.
    const memory: RosterMemory = { answers: new AnswerCache(), days: new KeptDays() };
    staffTimelineRoutes(app, db, memory);
    organisationUnitCalendarRoutes(app, db, memory);
    workingHoursRoutes(app, db, memory.answers);
    rosterChecksRoutes(app, db, memory.answers);
    shiftsRoutes(app, db, settleAttendance, tell);
    planningRoutes(app, db, settleAttendance, tell);
    planPresenceRoutes(app, db);
    publicationsRoutes(app, db, tell);
    rosterApprovalRoutes(app, db, settleAttendance, tell);
    rosterHistoryRoutes(app, db);
    shiftTemplatesRoutes(app, db);
    rosterWishesRoutes(app, db);
    rotationsRoutes(app, db);
    templateWeeksRoutes(app, db);
    staffingNeedsRoutes(app, db);
    departmentBudgetsRoutes(app, db);
    departmentOrderRoutes(app, db);
    planNotesRoutes(app, db);
    planAdviceRoutes(app, db);
    rosterFeedRoutes(app, db, origin);
    rosterImportRoutes(app, heavy, uploadsDirectory(settings.dataDirectory));
  },
};
