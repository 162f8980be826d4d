import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';

const ofHotel = [
  'roster_feeds',
  'timesheets',
  'attendance_findings',
  'correction_requests',
  'declarations',
  'ergani_settings',
  'clock_records',
  'waiting_punches',
  'terminal_codes',
  'employee_pins',
  'punches',
  'clock_devices',
  'shifts',
  'leaves',
  'employee_contracts',
  'employee_skills',
  'former_places',
  'employees',
  'work_centres',
  'organisation_units',
  'business_units',
  'departments',
  'department_groups',
  'demo_hotels',
];

/** Deletes the rows of a demo hotel; the hotel and its grants stay. */
export async function emptyHotel(db: Database, companyId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('horae.empties', 'yes', true)`);
    for (const table of ofHotel) {
      await tx.execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId}`);
    }
    // Work that became due by emptying the roster.
    await tx.execute(sql`delete from ${derivedDue} where company_id = ${companyId}`);
  });
}
