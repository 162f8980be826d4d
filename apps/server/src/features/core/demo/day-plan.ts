import type { LeaveType } from '@horae/contract/scheduling/staff-timeline.contract';
import { chance } from './random';
import { type DayWork, daysOff, overtimeMinutes, type Rota, usualWork } from './rotas';

export interface Person {
  hotel: number;
  index: number;
  rota: Rota;
  isPartTime: boolean;
}

/** A local day: its text, its number since 1970, its day of the month and the length of that month. */
export interface Day {
  text: string;
  number: number;
  ofMonth: number;
  isLastOfMonth: boolean;
}

export interface PlannedWork extends DayWork {
  isCancelled?: boolean;
  isUndeclared?: boolean;
  notes?: string;
}

export interface DayPlan {
  works: PlannedWork[];
  leave?: LeaveType;
}

const work = (type: DayWork['type'], from: number, to: number): PlannedWork => ({
  type,
  from: from * 60,
  to: to * 60,
  breakMinutes: to - from > 8 ? 30 : 0,
});

// Cases that every month must contain, by the employee's position in the list.
const everyMonth: Record<number, (day: Day) => DayPlan | undefined> = {
  1: ({ ofMonth }) => (ofMonth === 8 || ofMonth === 9 ? { works: [], leave: 'UnpaidLeave' } : undefined),
  2: ({ ofMonth }) => (ofMonth >= 14 && ofMonth <= 16 ? { works: [], leave: 'SickLeave' } : undefined),
  3: ({ ofMonth }) =>
    ofMonth === 11 ? { works: [{ ...work('Training', 10, 14), notes: 'Fire safety refresher' }] } : undefined,
  5: ({ isLastOfMonth }) => (isLastOfMonth ? { works: [work('Night', 23, 31)] } : undefined),
  6: ({ ofMonth }) =>
    ofMonth === 5
      ? { works: [work('Regular', 7, 15), work('OnCall', 12, 20), { ...work('Regular', 9, 17), isCancelled: true }] }
      : undefined,
  7: ({ ofMonth }) =>
    ofMonth === 12
      ? { works: [work('Regular', 7, 15), { ...work('Overtime', 15, 17), isUndeclared: true }] }
      : undefined,
  8: ({ ofMonth }) => (ofMonth === 12 ? { works: [work('Regular', 7, 15), work('Overtime', 15, 18)] } : undefined),
  9: ({ ofMonth }) => (ofMonth >= 18 && ofMonth <= 24 ? { works: [], leave: 'AnnualLeave' } : undefined),
  10: ({ ofMonth }) => (ofMonth === 7 ? { works: [work('Split', 7, 11), work('Split', 18, 22)] } : undefined),
  11: ({ ofMonth }) => (ofMonth % 7 === 2 ? { works: [work('Regular', 7, 15), work('OnCall', 22, 30)] } : undefined),
};

/** A new employee without any shifts, so that the screens show one. */
const isIdle = (person: Person) => person.index === 14;

/** What one employee does on one day; depends only on these two. */
export function planDay(person: Person, day: Day): DayPlan {
  if (isIdle(person)) return { works: [] };
  const special = everyMonth[person.index]?.(day);
  if (special) return special;
  if (person.index === 5 && day.ofMonth === 1) return { works: [], leave: 'DayOff' };
  const { hotel, index, rota } = person;
  const week = Math.floor((day.number + 3) / 7);
  const weekday = (day.number + 3) % 7;
  if (daysOff(rota, hotel, index, week).includes(weekday)) return { works: [], leave: 'DayOff' };
  const leave = leaveOf(hotel, index, week, weekday);
  if (leave) return { works: [], leave };
  const usual = usualWork(rota, hotel, index, week, person.isPartTime);
  return { works: withExtras(usual, person, day, weekday) };
}

function leaveOf(hotel: number, index: number, week: number, weekday: number): LeaveType | undefined {
  if (chance(hotel, index, week, 21) < 0.04) return 'AnnualLeave';
  const sickFrom = Math.floor(chance(hotel, index, week, 23) * 5);
  if (chance(hotel, index, week, 22) < 0.025 && weekday >= sickFrom && weekday < sickFrom + 2) return 'SickLeave';
  if (chance(hotel, index, week, 24) < 0.003) return 'UnpaidLeave';
  return undefined;
}

function withExtras(usual: DayWork[], person: Person, day: Day, weekday: number): PlannedWork[] {
  const { hotel, index, rota } = person;
  const last = usual.at(-1);
  if (!last) return [];
  if (chance(hotel, index, day.number, 31) < 0.008) return [work('Training', 10, 14)];
  const isOvertimeDay = (index === 12 && weekday === 2) || chance(hotel, index, day.number, 32) < 0.05;
  if (isOvertimeDay && last.type !== 'Night') {
    const minutes = overtimeMinutes(chance(hotel, index, day.number, 33));
    const overtime: PlannedWork = { type: 'Overtime', from: last.to, to: last.to + minutes, breakMinutes: 0 };
    return [...usual, { ...overtime, isUndeclared: chance(hotel, index, day.number, 34) < 0.4 }];
  }
  if (rota === 'maintenance' && weekday === 5) return [...usual, work('OnCall', last.to / 60, last.to / 60 + 8)];
  return usual.map((one) => ({ ...one, isUndeclared: chance(hotel, index, day.number, 35) < 0.02 }));
}
