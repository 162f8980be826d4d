import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import { daysToDeclare, declarations, erganiSettings } from '../../declarations/declarations/declarations.table';
import { importColumns, importValues } from '../../people/import-memory/import-memory.table';
import { importEvents, importPeople, imports } from '../../people/imports/imports.table';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../../people/organisation/organisation.table';
import {
  employeeContracts,
  employeeSkills,
  employees,
  formerEmployments,
  formerJobTitles,
  formerPlaces,
} from '../../people/people/employees.table';
import { loans } from '../../people/people/loans.table';
import { departmentBudgets } from '../../scheduling/department-budgets/department-budgets.table';
import { departmentOrder } from '../../scheduling/department-order/department-order.table';
import { planAdvice } from '../../scheduling/plan-advice/plan-advice.table';
import { planNotes } from '../../scheduling/plan-notes/plan-notes.table';
import { planPresence } from '../../scheduling/plan-presence/plan-presence.table';
import { openShifts } from '../../scheduling/planning/open-shifts.table';
import { planSteps, rosterDrafts } from '../../scheduling/planning/planning.table';
import { planPublications, publicationPeople } from '../../scheduling/publications/publications.table';
import { planSubmissions } from '../../scheduling/roster-approval/roster-approval.table';
import { rosterFeeds } from '../../scheduling/roster-feeds/roster-feeds.table';
import { rosterHistory } from '../../scheduling/roster-history/roster-history.table';
import { rosterWishes } from '../../scheduling/roster-wishes/roster-wishes.table';
import { rotationAssignments, rotationPatterns } from '../../scheduling/rotations/rotations.table';
import { shiftTemplates } from '../../scheduling/shift-templates/shift-templates.table';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { staffingNeeds } from '../../scheduling/staffing-needs/staffing-needs.table';
import { templateWeekItems, templateWeeks } from '../../scheduling/template-weeks/template-weeks.table';
import { attendanceFindings } from '../../time/attendance/attendance.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { clockDevices, employeePins } from '../../time/clock-devices/clock-devices.table';
import { correctionRequests } from '../../time/correction-requests/correction-requests.table';
import { punches } from '../../time/punches/punches.table';
import { terminalCodes, waitingPunches } from '../../time/terminals/terminals.table';
import { overtimeApprovals } from '../../time/timesheets/overtime-approvals.table';
import { timesheets } from '../../time/timesheets/timesheets.table';
import { demoHotels } from './demo.table';

/** In an order that foreign keys allow; the queue comes last, since emptying the roster adds to it. */
const tables = [
  importEvents,
  importPeople,
  imports,
  importColumns,
  importValues,
  rosterDrafts,
  openShifts,
  planSteps,
  planPresence,
  planSubmissions,
  publicationPeople,
  planPublications,
  rosterFeeds,
  rotationAssignments,
  rotationPatterns,
  templateWeekItems,
  templateWeeks,
  shiftTemplates,
  staffingNeeds,
  departmentBudgets,
  planAdvice,
  departmentOrder,
  planNotes,
  rosterWishes,
  timesheets,
  overtimeApprovals,
  attendanceFindings,
  correctionRequests,
  daysToDeclare,
  declarations,
  erganiSettings,
  clockRecords,
  waitingPunches,
  terminalCodes,
  employeePins,
  punches,
  clockDevices,
  shifts,
  leaves,
  hourlyLeaves,
  declaredFreeDays,
  // After the roster, whose removal adds to it.
  rosterHistory,
  employeeContracts,
  employeeSkills,
  loans,
  formerPlaces,
  formerJobTitles,
  formerEmployments,
  employees,
  workCentres,
  organisationUnits,
  businessUnits,
  departments,
  departmentGroups,
  demoHotels,
  derivedDue,
];

/** Deletes the rows of a demo hotel; the hotel itself and who may use it stay. */
export async function emptyHotel(db: Database, companyId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('horae.empties', 'yes', true)`);
    for (const table of tables) await tx.execute(sql`delete from ${table} where ${table.companyId} = ${companyId}`);
  });
}
