import type { Planned } from '@horae/contract/scheduling/roster-import.contract';
import type { PlaceNames } from '#roster/place-names';
import type { PlaceFields } from '#roster/planned-item';
import { changedPlace } from './compare-shifts.rules';
import type { RowShift } from './entries';
import type { PlannedShift } from './stored-plan';

/** Where and as what a shift is worked and what it is charged to; null as usual for its person and day. */
export type OwnPlace = Omit<PlaceFields, 'skill'>;

export const nowhere: OwnPlace = { departmentId: null, jobTitle: null, workCentreId: null, costPlace: null };

type Usual = PlannedShift['usual'];

export function ownPlace(shift: PlannedShift): OwnPlace {
  const costPlace = shift.costPlace === shift.usual?.costPlace ? null : shift.costPlace;
  return unusual({ ...shift, costPlace }, shift.usual);
}

/** The place of a shift after a row that changes it. */
export function placeAfter(row: RowShift, former: PlannedShift): OwnPlace {
  if (row.open) return unusual({ ...former, jobTitle: row.open.jobTitle ?? former.jobTitle }, former.usual);
  const departmentId = row.departmentId ?? former.departmentId;
  const place = { ...changedPlace(row, former), departmentId };
  // The usual cost place is that of the department before.
  if (departmentId !== former.departmentId) place.costPlace = row.costPlace ?? former.costPlace;
  return unusual(place, former.usual);
}

function unusual({ departmentId, jobTitle, workCentreId, costPlace }: OwnPlace, usual: Usual): OwnPlace {
  // An open shift is called by its department.
  const isHome = !usual || departmentId === usual.departmentId;
  return {
    departmentId: isHome ? null : departmentId,
    jobTitle: jobTitle === usual?.jobTitle ? null : jobTitle,
    workCentreId: isHome && workCentreId === usual?.workCentreId ? null : workCentreId,
    costPlace,
  };
}

/** What is said of the place of a shift before and after: only what differs, where it is as usual by what is usual. */
export function placesApart(was: OwnPlace, now: OwnPlace, usual: Usual): { was: OwnPlace; now: OwnPlace } {
  const full = (one: OwnPlace): OwnPlace => ({
    departmentId: one.departmentId ?? usual?.departmentId ?? null,
    jobTitle: one.jobTitle ?? usual?.jobTitle ?? null,
    // Elsewhere the work centre follows from the department, and with it the cost place.
    workCentreId: one.workCentreId ?? (one.departmentId === null ? (usual?.workCentreId ?? null) : null),
    costPlace: one.costPlace ?? (one.departmentId === was.departmentId ? (usual?.costPlace ?? null) : null),
  });
  const [before, after] = [full(was), full(now)];
  const isTold = (field: keyof OwnPlace) => was[field] !== now[field] && before[field] !== after[field];
  const told = (place: OwnPlace): OwnPlace => ({
    departmentId: isTold('departmentId') ? place.departmentId : null,
    jobTitle: isTold('jobTitle') ? place.jobTitle : null,
    workCentreId: isTold('workCentreId') ? place.workCentreId : null,
    costPlace: isTold('costPlace') ? place.costPlace : null,
  });
  return { was: told(before), now: told(after) };
}

/** The place as people read it. */
export function toldPlace(
  { departmentId = null, workCentreId = null, jobTitle, costPlace }: Partial<OwnPlace>,
  names: PlaceNames,
): Partial<Planned> {
  const department = departmentId !== null && names.department(departmentId);
  const workCentre = workCentreId !== null && names.workCentre(workCentreId);
  return {
    ...(department && { department }),
    ...(workCentre && { workCentre }),
    ...(jobTitle && { jobTitle }),
    ...(costPlace && { costPlace }),
  };
}

type Rest = Pick<PlannedShift, 'breakMinutes' | 'notes'>;

/** What else a file changes about a shift, as one side says it. */
export const toldRest = ({ breakMinutes, notes }: Rest, other: Rest): Partial<Planned> => ({
  ...(breakMinutes !== other.breakMinutes && { breakMinutes }),
  ...(notes && notes !== other.notes && { notes }),
});
