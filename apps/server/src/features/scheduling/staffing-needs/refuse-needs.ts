import type { StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';
import { timeOf } from '@horae/local-time/time-of-day';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import type { DepartmentReach } from '#roster/department-reach';
import { hasJobTitle } from './need-staff';
import { isFault, isSameHours, type StoredNeed, storedNeed } from './staffing-need.rules';

/** The need that fields at a path of the body describe. */
export function readNeed(fields: StaffingNeedFields, path: string): StoredNeed {
  const need = storedNeed(fields);
  if (isFault(need)) throw invalid(`${path}.${need.field}`, need.message);
  return need;
}

export function refusePlace({ departments }: DepartmentReach, departmentId: number, path: string): void {
  const isOpen = departments.some(({ id, mayAdd }) => id === departmentId && mayAdd);
  if (!isOpen) throw invalid(path ? `${path}.departmentId` : 'departmentId', 'Choose a department in which you plan.');
}

/** Looks up each job title once. */
export function jobTitles(tx: Database, { companyId }: GrantedHotel): (jobTitle: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (jobTitle) => {
    const found = known.get(jobTitle) ?? hasJobTitle(tx, companyId, jobTitle);
    known.set(jobTitle, found);
    return found;
  };
}

export async function refuseUnknownJob(
  isJob: (jobTitle: string) => Promise<boolean>,
  { jobTitle }: StoredNeed,
  path: string,
): Promise<void> {
  if (jobTitle === null || (await isJob(jobTitle))) return;
  throw invalid(`${path}.jobTitle`, `Nobody in the hotel has the job title “${jobTitle}”. Choose one that exists.`);
}

/** The needs of each department, with those of the departments that it continues. */
export function needsByPlace(rows: readonly StoredNeed[], { latestOf }: DepartmentReach) {
  const byPlace = new Map<number, StoredNeed[]>();
  const of = ({ departmentId }: StoredNeed): StoredNeed[] => {
    const place = latestOf(departmentId);
    const own = byPlace.get(place) ?? [];
    byPlace.set(place, own);
    return own;
  };
  for (const row of rows) of(row).push(row);
  return { of };
}

export function refuseTwice(others: readonly StoredNeed[], need: StoredNeed, path: string): void {
  const other = others.find((row) => isSameHours(row, need));
  if (!other) return;
  const field = need.people === 0 || other.people === 0 ? 'day' : 'start';
  const times = `${timeOf(other.startMinute)}–${timeOf(other.endMinute)}`;
  throw invalid(
    `${path}.${field}`,
    other.people === 0
      ? 'Nobody is needed on this day. Delete that first.'
      : need.people === 0
        ? `Something is needed on this day: ${times}. Delete that first.`
        : `${times} is needed already on one of these days: ${other.people}. Change that one.`,
  );
}
