import type { WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import { chance, pick } from './random';

export type Rota =
  | 'housekeeping'
  | 'frontOffice'
  | 'night'
  | 'kitchen'
  | 'restaurant'
  | 'bar'
  | 'maintenance'
  | 'spa'
  | 'office';

/** Work of one day in minutes from its local midnight; values above 1440 are on the next day. */
export interface DayWork {
  type: WorkedType;
  from: number;
  to: number;
  breakMinutes: number;
}

const hours = (from: number, to: number, type: DayWork['type'] = 'Regular'): DayWork => ({
  type,
  from: from * 60,
  to: to * 60,
  // An eight-hour day includes its short break; longer ones have an unpaid one.
  breakMinutes: to - from > 8 ? 30 : 0,
});
const night = hours(23, 31, 'Night');
const split = (a: [number, number], b: [number, number]) => [hours(...a, 'Split'), hours(...b, 'Split')];

// Rotates by week, so that no one changes from a late to an early shift within a week.
const turns: Record<Rota, readonly DayWork[][]> = {
  housekeeping: [[hours(7, 15)], [hours(7, 15)], [hours(8, 16)], [hours(14, 22)]],
  frontOffice: [[hours(7, 15)], [hours(15, 23)], [hours(7, 15)], [night]],
  night: [[night]],
  kitchen: [[hours(6.5, 14.5)], split([10, 14.5], [18.5, 22]), [hours(14, 22)]],
  restaurant: [split([7, 11], [18, 22]), [hours(15, 23)], [hours(12, 20)]],
  bar: [[hours(17, 25)], [hours(11, 19)]],
  maintenance: [[hours(7, 15)], [hours(15, 23)]],
  spa: [[hours(10, 18)], [hours(12, 20)]],
  office: [[hours(9, 17.5)]],
};

/** An employee's usual work in a week; part-timers work half a day. */
export function usualWork(rota: Rota, hotel: number, person: number, week: number, isPartTime: boolean): DayWork[] {
  const list = turns[rota];
  const works = list[(week + Math.floor(chance(hotel, person, 7) * list.length)) % list.length] ?? [];
  return isPartTime ? [halved(works[0] ?? hours(9, 17))] : works;
}

const halved = (work: DayWork): DayWork => ({
  ...work,
  type: work.type === 'Split' ? 'Regular' : work.type,
  to: work.from + 240,
  breakMinutes: 0,
});

/** Two days off a week, one day later each week; the office is off at the weekend. Monday is 0. */
export function daysOff(rota: Rota, hotel: number, person: number, week: number): [number, number] {
  if (rota === 'office') return [5, 6];
  const first = (week + Math.floor(chance(hotel, person, 8) * 7)) % 7;
  return [first, (first + 1) % 7];
}

/** Returns the length of overtime after a shift, in minutes. */
export const overtimeMinutes = (at: number) => pick([60, 90, 120, 180], at);
