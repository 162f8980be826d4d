import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import { dayRange } from '../../model/day-range.rules';
import { type CoverLine, coverBase, createCoverCount } from './cover-lines.rules';
import { at, days, draftOf, itemOf, zone } from './test-plan';

/** Needs, published work and drafts for tests, in a week in Athens in winter. */
export const week = dayRange(zone, { start: '2026-12-07', days: 7 });
export type Piece = [day: number, from: string, to: string, people: number];

const moment = (day: number, time: string) => `2026-12-${String(day).padStart(2, '0')}T${time}`;
const momentAfter = (day: number, from: string, to: string) => moment(to <= from ? day + 1 : day, to);

export const lineOf = (
  departmentId: number,
  jobTitle: string | null,
  ...pieces: Piece[]
): NeedDays['lines'][number] => ({
  departmentId,
  department: `Department ${departmentId}`,
  jobTitle,
  skill: null,
  days: pieces.map(([day, from, to, people]) => ({
    day: moment(day, '').slice(0, 10),
    minutes: 0,
    pieces: [{ start: `${moment(day, from)}:00+02:00`, end: `${momentAfter(day, from, to)}:00+02:00`, people }],
  })),
});

export type Work = [id: number, day: number, from: string, to: string];
export const rulesOf = (work: Record<number, Work[]>): PlanRules => ({
  people: Object.entries(work).map(([employee, own]) => ({
    employeeId: Number(employee),
    overtimeBefore: 0,
    elsewhere: [],
    off: [],
    rules: [],
    work: own.map(([id, day, from, to]) => [id, at(moment(day, from)), at(momentAfter(day, from, to)), 0, 0]),
  })),
});

export const draft = (
  id: number,
  item: [person: number, day: number, from: string, to: string] | null,
  more = {},
): PlanDraft => {
  if (!item) return draftOf(id, null);
  const [person, day, from, to] = item;
  return draftOf(id, itemOf(person, moment(day, from), momentAfter(day, from, to), more));
};

/** Three people of department 1, of whom the third is a cook, and one of department 2. */
export const staff = [1, 2, 3, 4].map((employeeId) => ({
  employeeId,
  departmentId: employeeId === 4 ? 2 : 1,
  jobTitle: employeeId === 3 ? 'Cook' : 'Waiter',
}));

const clock = (instant: number) => `${days.dateOf(instant).slice(8)} ${days.clock(instant)}`;
export const gapsOf = ({ gaps }: CoverLine) =>
  gaps.map(({ start, end, planned, needed }) => `${clock(start)}–${clock(end)}: ${planned} of ${needed}`);
export const daysOf = (line: CoverLine) => line.days.map((day) => (day ? `${day.planned}/${day.needed}` : ''));

export function count(
  lines: NeedDays['lines'],
  work: Record<number, Work[]>,
  drafts: PlanDraft[] = [],
  people: NeedDays['staff'] = staff,
) {
  const base = coverBase({ lines, staff: people }, rulesOf(work), week, zone);
  return createCoverCount()(base, drafts);
}
