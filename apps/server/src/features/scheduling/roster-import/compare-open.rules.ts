import { placeFields } from '#roster/planned-item';
import { changedShift } from './compare-shifts.rules';
import type { OpenRow } from './entries';
import type { PlannedShift } from './stored-plan';

/** An open shift of the plan with its drafts; its employee is the number of its department below zero. */
export interface PlannedOpen extends PlannedShift {
  /** Whether a file may change it or take it off. */
  mayGo: boolean;
}

export interface OpenOfDay {
  rows: readonly OpenRow[];
  planned: readonly PlannedOpen[];
  /** Whether the file replaces the day; else what is there stays. */
  isCovered: boolean;
}

export interface ComparedOpen {
  present: Set<OpenRow>;
  added: OpenRow[];
  changed: Map<OpenRow, PlannedOpen>;
  removed: PlannedOpen[];
}

/**
 * What the lines of open shifts of a department change about those that it has on a day. They may lie over each other,
 * so each row takes one of the plan: the same one, else one of the same hours, else any other.
 */
export function compareOpen({ rows, planned, isCovered }: OpenOfDay): ComparedOpen {
  const left = new Set(planned);
  const result: ComparedOpen = { present: new Set(), added: [], changed: new Map(), removed: [] };
  const { present, added, changed, removed } = result;
  let open = [...rows];
  const take = (
    isMatch: (row: OpenRow, one: PlannedOpen) => boolean,
    found: (row: OpenRow, one: PlannedOpen) => void,
  ) => {
    open = open.filter((row) => {
      const one = [...left].find((candidate) => isMatch(row, candidate));
      if (!one) return true;
      left.delete(one);
      found(row, one);
      return false;
    });
  };
  take(isUnchanged, (row) => present.add(row));
  if (!isCovered) {
    take(isSameWork, (row) => present.add(row));
    return { ...result, added: open };
  }
  const change = (row: OpenRow, one: PlannedOpen) => void changed.set(row, one);
  const mayGo = (one: PlannedOpen) => one.mayGo && one.type !== 'OnCall';
  take((row, one) => mayGo(one) && isSameWork(row, one), change);
  take((row, one) => mayGo(one) && isSameTime(row, one), change);
  take((row, one) => mayGo(one) && isSameJob(row, one), change);
  take((_, one) => mayGo(one), change);
  added.push(...open);
  removed.push(...[...left].filter(mayGo));
  return result;
}

/** What the row does not say itself stays as it is; a file never says which skill is needed. */
export const changedOpen = (row: OpenRow, former: PlannedOpen) => {
  const jobTitle = row.open.jobTitle ?? former.jobTitle;
  return Object.assign(changedShift(row, former), placeFields(former), { jobTitle });
};

const isSameTime = (row: OpenRow, one: PlannedOpen): boolean => row.start === one.start && row.end === one.end;
const isSameJob = ({ open: { jobTitle } }: OpenRow, one: PlannedOpen): boolean =>
  jobTitle === null || jobTitle === one.jobTitle;
const isSameWork = (row: OpenRow, one: PlannedOpen): boolean =>
  isSameTime(row, one) && isSameJob(row, one) && (!row.given.type || row.type === one.type);

function isUnchanged(row: OpenRow, one: PlannedOpen): boolean {
  const now = changedOpen(row, one);
  const isSame = now.breakMinutes === one.breakMinutes && now.notes === one.notes && now.jobTitle === one.jobTitle;
  return isSameTime(row, one) && isSame && (!row.given.type || row.type === one.type);
}
