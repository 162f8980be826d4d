import type { LeaveType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { HotelClock } from '#platform/hotel-time';
import { type Day, type PlannedWork, planDay } from './day-plan';
import type { DemoEmployee } from './write-people';

export interface ShiftRow {
  employeeId: number;
  layer: 'planned' | 'declared';
  type: PlannedWork['type'];
  start: number;
  end: number;
  breakMinutes: number;
  status: 'planned' | 'confirmed' | 'cancelled';
  notes: string | null;
  declarationId: number | null;
}

export interface LeaveRow {
  employeeId: number;
  type: LeaveType;
  firstDay: string;
  lastDay: string;
}

export interface RosterRows {
  shifts: ShiftRow[];
  leaves: LeaveRow[];
}

/**
 * The roster of some employees over some days: each shift planned and, unless forgotten, declared; consecutive days
 * away become one leave.
 */
export function rosterRows(people: DemoEmployee[], days: Day[], clock: HotelClock, confirmedUntil: number): RosterRows {
  const rows: RosterRows = { shifts: [], leaves: [] };
  for (const person of people) {
    let away: LeaveRow | undefined;
    for (const day of days) {
      const plan = planDay(person, day);
      for (const work of plan.works) rows.shifts.push(...layersOf(person.id, day, work, clock, confirmedUntil));
      if (plan.leave && away?.type === plan.leave) away.lastDay = day.text;
      else if (plan.leave) {
        away = { employeeId: person.id, type: plan.leave, firstDay: day.text, lastDay: day.text };
        rows.leaves.push(away);
      } else away = undefined;
    }
  }
  return rows;
}

function layersOf(
  employeeId: number,
  day: Day,
  work: PlannedWork,
  clock: HotelClock,
  confirmedUntil: number,
): ShiftRow[] {
  const start = clock.at(day.text, work.from);
  const planned: ShiftRow = {
    employeeId,
    layer: 'planned',
    type: work.type,
    start,
    end: clock.at(day.text, work.to),
    breakMinutes: work.breakMinutes,
    status: work.isCancelled ? 'cancelled' : start < confirmedUntil ? 'confirmed' : 'planned',
    notes: work.notes ?? null,
    declarationId: null,
  };
  const isDeclared = !work.isUndeclared && !work.isCancelled && work.type !== 'OnCall';
  return isDeclared ? [planned, { ...planned, layer: 'declared', notes: null }] : [planned];
}
