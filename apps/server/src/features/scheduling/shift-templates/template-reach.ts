import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type DepartmentReach, departmentReach } from '#roster/department-reach';

/** Which templates an account sees and keeps; null stands for the whole hotel. */
export interface TemplateReach extends Pick<DepartmentReach, 'departments' | 'latestOf'> {
  mayAddForHotel: boolean;
  maySee: (departmentId: number | null) => boolean;
  mayKeep: (departmentId: number | null) => boolean;
}

/**
 * Everybody who plans sees the templates of the hotel and of the departments in which they plan. Those of the hotel are
 * kept by who plans in all of it, those of a department by who plans in it; who plans only for oneself keeps none.
 */
export async function templateReach(db: Database, hotel: GrantedHotel): Promise<TemplateReach> {
  const reach = await departmentReach(db, hotel);
  const mayAddForHotel = hotel.scope.kind === 'hotel';
  return {
    departments: reach.departments,
    latestOf: reach.latestOf,
    mayAddForHotel,
    maySee: (id) => id === null || reach.maySee(id),
    mayKeep: (id) => (id === null ? mayAddForHotel : reach.mayKeep(id)),
  };
}
