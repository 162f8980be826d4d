import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';

/** Where, as what and with which skill work is done; null: the usual of its person, or of its department. */
export type PlaceFields = Omit<ShiftPlace, 'department' | 'workCentre'>;

export const noPlace: PlaceFields = {
  departmentId: null,
  jobTitle: null,
  workCentreId: null,
  costPlace: null,
  skill: null,
};

/** Where and as what its person works on the day. */
export const usualPlace: ShiftPlace = { ...noPlace, department: null, workCentre: null };

/** Only these fields of an item. */
export const placeFields = ({ departmentId, jobTitle, workCentreId, costPlace, skill }: PlaceFields): PlaceFields => ({
  departmentId,
  jobTitle,
  workCentreId,
  costPlace,
  skill,
});

/** The same with the names of the places. */
export const placeOf = (item: ShiftPlace): ShiftPlace => {
  const { department, workCentre } = item;
  return { ...placeFields(item), department, workCentre };
};

/** Whether anything of it differs from the usual. */
export const isOwnPlace = (item: PlaceFields): boolean =>
  Object.values(placeFields(item)).some((value) => value !== null);
