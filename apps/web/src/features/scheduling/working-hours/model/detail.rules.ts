import type { HourLevel } from '@horae/contract/scheduling/hour-rows';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { clockedStretch, netMinutes } from '@horae/working-time/worked-time';
import type { Board } from '#roster/model/board.rules';
import { type ClockRecord, clockRecordOf } from '#roster/model/clock-record.rules';
import type { LocalDays } from '#roster/model/local-days.rules';
import type { RosterFilters } from '#roster/model/roster-filters.rules';
import { hourTypes } from '#roster/model/schedule-rules';
import { recordOf, type Shift } from '#roster/model/shift.rules';
import { twinsOf } from '#roster/model/twins.rules';

/** The filters for people and places, narrowed to a place of the tree. */
export type Place = Pick<RosterFilters, 'bu' | 'ou' | 'wc' | 'dg' | 'dept' | 'emp'>;

/** The filters for a place; its own level replaces a wider choice. */
export function placeAt(filters: Place, path: readonly number[], levels: readonly HourLevel[]): Place {
  const narrow: Record<HourLevel, (id: number) => Partial<Place>> = {
    businessUnit: (bu) => ({ bu }),
    orgUnit: (ou) => ({ ou }),
    workCenter: (wc) => ({ wc }),
    departmentGroup: (id) => ({ dg: [id] }),
    department: (id) => ({ dept: [id] }),
    employee: (emp) => ({ emp }),
  };
  return path.reduce((place, id, at) => ({ ...place, ...narrow[levels[at]!]?.(id) }), filters);
}

/** One shift with its three pairs of times; a declaration or clock record without a plan has its own line. */
export interface DetailLine {
  id: number;
  start: number;
  planned: Shift | undefined;
  declared: Shift | undefined;
  clock: ClockRecord | null;
  /** Minutes off the plan; null if not evaluated. */
  difference: number | null;
}

export interface DetailPerson {
  resource: StaffResource;
  lines: readonly DetailLine[];
}

interface Range {
  start: number;
  end: number;
}

/** Working time, and on-call shifts during which the employee was clocked in. */
function matters(shift: Shift): boolean {
  if (shift.status === 'cancelled' || shift.allDay) return false;
  return hourTypes.has(shift.typeOfShift) || (shift.typeOfShift === 'OnCall' && shift.actualStart !== null);
}

function touches(line: DetailLine, { start, end }: Range): boolean {
  const spans = [line.planned, line.declared, line.clock].flatMap((span) => (span ? [span] : []));
  return spans.some((span) => span.start < end && (span.end ?? span.start + 1) > start);
}

/** What a plan is compared with, and until when a missing clock record means that the employee did not come. */
export interface Judging {
  measure: 'actual' | 'declared';
  until: number;
}

function differenceOf(planned: Shift, declared: Shift | undefined, clock: ClockRecord | null, judging: Judging) {
  if (!hourTypes.has(planned.typeOfShift)) return null;
  const net = netMinutes(planned);
  if (judging.measure === 'declared') return (declared ? netMinutes(declared) : 0) - net;
  if (clock?.end) return netMinutes(clockedStretch({ ...clock, end: clock.end }, planned)) - net;
  return planned.end <= judging.until ? -net : null;
}

function lineOf(shift: Shift, twin: Shift | undefined, clock: ClockRecord | null, judging: Judging): DetailLine {
  const kind = recordOf(shift);
  const planned = kind === 'planned' ? shift : undefined;
  const declared = kind === 'declared' ? shift : twin;
  const difference = planned ? differenceOf(planned, declared, clock, judging) : null;
  return { id: shift.id, start: shift.start, planned, declared, clock, difference };
}

/** Who contributes to a cell, and with which shifts. */
export function peopleOf(board: Board, range: Range, days: LocalDays, judging: Judging): DetailPerson[] {
  return board.resources.flatMap((resource) => {
    const shifts = (board.shiftsOf.get(resource.employeeId) ?? []).filter(matters);
    const twins = twinsOf(shifts, days);
    const taken = new Set([...twins.values()].flatMap(({ declared, actual }) => [declared, actual]));
    const lines = shifts
      .filter((shift) => !taken.has(shift))
      .map((shift) => lineOf(shift, twins.get(shift)?.declared, clockRecordOf(shift, twins.get(shift)), judging))
      .filter((line) => touches(line, range));
    return lines.length > 0 ? [{ resource, lines }] : [];
  });
}

const widest = ({ lines }: DetailPerson) => Math.max(...lines.map(({ difference }) => Math.abs(difference ?? 0)));

/** Sorted by the largest deviation from the plan first. */
export function byDifference(people: readonly DetailPerson[]): DetailPerson[] {
  return people.toSorted((a, b) => widest(b) - widest(a));
}
