import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { accountHotels } from '../../core/session/session.table';
import { daysToDeclare, declarations } from '../../declarations/declarations/declarations.table';
import { rosterDrafts } from '../../scheduling/planning/planning.table';
import { publicationPeople } from '../../scheduling/publications/publications.table';
import { rosterFeeds } from '../../scheduling/roster-feeds/roster-feeds.table';
import { rotationAssignments } from '../../scheduling/rotations/rotations.table';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { templateWeekItems } from '../../scheduling/template-weeks/template-weeks.table';
import { attendanceFindings } from '../../time/attendance/attendance.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { employeePins } from '../../time/clock-devices/clock-devices.table';
import { correctionRequests } from '../../time/correction-requests/correction-requests.table';
import { punches } from '../../time/punches/punches.table';
import { overtimeApprovals } from '../../time/timesheets/overtime-approvals.table';
import { timesheets } from '../../time/timesheets/timesheets.table';
import { placeMovePeople } from '../organisation/place-moves.table';
import { loans } from './loans.table';

type TableOfPeople = PgTable & { companyId: PgColumn; employeeId: PgColumn };

/** What refers to an employee besides their own record, in the words of a sentence. */
const parts: [word: string, ...tables: TableOfPeople[]][] = [
  ['shifts', shifts],
  ['leave', leaves, hourlyLeaves],
  ['drafts of the roster', rosterDrafts],
  ['published rosters', publicationPeople],
  ['a rotation pattern', rotationAssignments],
  ['a template week', templateWeekItems],
  ['declared days off', declaredFreeDays],
  ['punches', punches, clockRecords],
  ['findings', attendanceFindings],
  ['correction requests', correctionRequests],
  ['time sheets', timesheets, overtimeApprovals],
  ['declarations', declarations, daysToDeclare],
  ['a loan', loans],
  ['a move with their department or work centre', placeMovePeople],
  ['an account', accountHotels],
  ['a kiosk PIN', employeePins],
  ['a calendar feed', rosterFeeds],
];

/**
 * What was built on these employees: by id, in the words of a sentence; those with nothing are left out. The shifts
 * and leaves named do not count.
 */
export async function builtOn(
  tx: Database,
  companyId: number,
  ids: number[],
  besidesEvents: number[] = [],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  const besides = (table: TableOfPeople) =>
    besidesEvents.length > 0 && (table === shifts || table === leaves)
      ? notInArray(table === shifts ? shifts.id : leaves.id, besidesEvents)
      : undefined;
  for (const [word, ...tables] of parts) {
    const having = new Set<number>();
    for (const table of tables) {
      const rows = await tx
        .selectDistinct({ id: table.employeeId })
        .from(table as PgTable)
        .where(and(eq(table.companyId, companyId), inArray(table.employeeId, ids), besides(table)));
      for (const { id } of rows) having.add(Number(id));
    }
    for (const id of having) found.set(id, [...(found.get(id) ?? []), word]);
  }
  return found;
}
