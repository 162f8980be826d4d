import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { departmentReach } from '#roster/department-reach';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import type { Draft } from './draft';

/** Whether the account plans the open shifts of a department; who plans only for oneself plans none. */
export async function readOpenScope(db: Database, hotel: GrantedHotel): Promise<(departmentId: number) => boolean> {
  return (await departmentReach(db, hotel)).mayKeep;
}

/** Whether the account plans the open shifts of all these departments. */
export async function plansOpenOf(db: Database, hotel: GrantedHotel, departments: readonly number[]): Promise<boolean> {
  const mayPlan = await readOpenScope(db, hotel);
  return departments.every(mayPlan);
}

/** The departments of which a draft changes open shifts. */
export const openDepartmentsOf = ({ item, published }: Pick<Draft, 'item' | 'published'>): number[] => [
  ...(hasPerson(item) ? [] : [item.departmentId!]),
  ...(published?.employeeId === null ? [published.departmentId!] : []),
];

/** Refuses open shifts of departments in which the account does not plan: they count as not found. */
export async function refuseOthersOpen(db: Database, hotel: GrantedHotel, items: readonly AnyItem[]): Promise<void> {
  const open = items.filter((item) => !hasPerson(item));
  if (open.length === 0) return;
  const mayPlan = await readOpenScope(db, hotel);
  if (open.some(({ departmentId }) => !mayPlan(departmentId!))) throw notFound('Shift');
}
