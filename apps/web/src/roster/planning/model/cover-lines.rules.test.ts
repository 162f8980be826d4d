import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { NeedDays } from '@horae/contract/scheduling/staffing-needs.contract';
import { describe, expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { type CoverLine, coverBase, createCoverCount, shortOfDay } from './cover-lines.rules';
import { at, days, zone } from './test-plan';

const week = dayRange(zone, { start: '2026-12-07', days: 7 });
type Piece = [day: number, from: string, to: string, people: number];

const moment = (day: number, time: string) => `2026-12-${String(day).padStart(2, '0')}T${time}`;
const momentAfter = (day: number, from: string, to: string) => moment(to <= from ? day + 1 : day, to);

const lineOf = (departmentId: number, jobTitle: string | null, ...pieces: Piece[]): NeedDays['lines'][number] => ({
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

type Work = [id: number, day: number, from: string, to: string];
const rulesOf = (work: Record<number, Work[]>): PlanRules => ({
  people: Object.entries(work).map(([employee, own]) => ({
    employeeId: Number(employee),
    overtimeBefore: 0,
    elsewhere: [],
    off: [],
    rules: [],
    work: own.map(([id, day, from, to]) => [id, at(moment(day, from)), at(momentAfter(day, from, to)), 0, 0]),
  })),
});

const draft = (
  id: number,
  item: [person: number, day: number, from: string, to: string] | null,
  more = {},
): PlanDraft => ({
  id,
  version: 1,
  published: null,
  by: null,
  at: '',
  item: item && {
    employeeId: item[0],
    typeOfShift: 'Regular',
    title: '',
    start: moment(item[1], item[2]),
    end: momentAfter(item[1], item[2], item[3]),
    allDay: false,
    breakMinutes: 30,
    notes: null,
    leaveKind: null,
    departmentId: null,
    department: null,
    jobTitle: null,
    skill: null,
    ...more,
  },
});

/** Three people of department 1, of whom the third is a cook, and one of department 2. */
const staff = [1, 2, 3, 4].map((employeeId) => ({
  employeeId,
  departmentId: employeeId === 4 ? 2 : 1,
  jobTitle: employeeId === 3 ? 'Cook' : 'Waiter',
}));

const clock = (instant: number) => `${days.dateOf(instant).slice(8)} ${days.clock(instant)}`;
const gapsOf = ({ gaps }: CoverLine) =>
  gaps.map(({ start, end, planned, needed }) => `${clock(start)}–${clock(end)}: ${planned} of ${needed}`);
const daysOf = (line: CoverLine) => line.days.map((day) => (day ? `${day.planned}/${day.needed}` : ''));

function count(
  lines: NeedDays['lines'],
  work: Record<number, Work[]>,
  drafts: PlanDraft[] = [],
  people: NeedDays['staff'] = staff,
) {
  const base = coverBase({ lines, staff: people }, rulesOf(work), week, zone);
  return createCoverCount()(base, drafts);
}

describe('the cover of a department', () => {
  it('is planned work against need, moment by moment, with a gap where people are missing', () => {
    const [line] = count([lineOf(1, null, [9, '07:00', '18:00', 2])], {
      1: [[11, 9, '07:00', '14:00']],
      2: [[12, 9, '06:00', '18:00']],
    });

    expect(gapsOf(line!)).toEqual(['09 14:00–09 18:00: 1 of 2']);
    expect(daysOf(line!)).toEqual(['', '', '1/2', '', '', '', '']);
    expect([line!.neededMinutes, line!.plannedMinutes]).toEqual([22 * 60, 19 * 60]);
  });

  it('counts drafts as if they were published: new, moved, given away and taken off', () => {
    const needs = [lineOf(1, null, [9, '07:00', '15:00', 2]), lineOf(2, null, [9, '07:00', '15:00', 1])];
    const work = { 1: [[11, 9, '07:00', '15:00']] as Work[], 2: [[12, 9, '07:00', '15:00']] as Work[] };

    expect(count(needs, work).map(gapsOf)).toEqual([[], ['09 07:00–09 15:00: 0 of 1']]);
    expect(count(needs, work, [draft(11, null)]).map(gapsOf)[0]).toEqual(['09 07:00–09 15:00: 1 of 2']);
    expect(count(needs, work, [draft(11, [1, 9, '09:00', '17:00'])]).map(gapsOf)[0]).toEqual([
      '09 07:00–09 09:00: 1 of 2',
    ]);
    expect(count(needs, work, [draft(11, [4, 9, '07:00', '15:00'])]).map(gapsOf)).toEqual([
      ['09 07:00–09 15:00: 1 of 2'],
      [],
    ]);
    expect(count(needs, work, [draft(-1, [4, 9, '07:00', '15:00'])])[1]!.gaps).toEqual([]);
    expect(
      count(needs, work, [draft(-1, [4, 9, '07:00', '15:00'], { typeOfShift: 'DayOff', allDay: true })])[1]!.gaps,
    ).toHaveLength(1);
  });

  it('counts a shift where and as what it is worked, not where its person belongs', () => {
    const needs = [
      lineOf(1, null, [9, '07:00', '15:00', 1]),
      lineOf(2, null, [9, '07:00', '15:00', 1]),
      lineOf(2, 'Barista', [9, '07:00', '15:00', 1]),
    ];
    const work = { 1: [[11, 9, '07:00', '15:00']] as Work[] };
    const gaps = (base: ReturnType<typeof coverBase>, drafts: PlanDraft[]) =>
      createCoverCount()(base, drafts).map((line) => line.gaps.length);
    const published = rulesOf(work);
    expect(gaps(coverBase({ lines: needs, staff }, published, week, zone), [])).toEqual([0, 1, 1]);

    published.people[0]!.elsewhere.push({ id: 11, departmentId: 2, jobTitle: null, skill: null });
    const base = coverBase({ lines: needs, staff }, published, week, zone);
    expect(gaps(base, [])).toEqual([1, 0, 1]);
    expect(gaps(base, [draft(11, [1, 9, '07:00', '15:00'])])).toEqual([0, 1, 1]);
    expect(
      gaps(base, [draft(-1, [2, 9, '07:00', '15:00'], { departmentId: 2, jobTitle: 'Barista', skill: null })]),
    ).toEqual([1, 0, 0]);
  });

  it('is one gap as long as the same number is missing: the shift that would close it', () => {
    const [line] = count([lineOf(1, null, [9, '07:00', '15:00', 1], [9, '11:00', '19:00', 1])], {});
    expect(gapsOf(line!)).toEqual([
      '09 07:00–09 11:00: 0 of 1',
      '09 11:00–09 15:00: 0 of 2',
      '09 15:00–09 19:00: 0 of 1',
    ]);

    const [half] = count([lineOf(1, null, [9, '07:00', '15:00', 1], [9, '11:00', '19:00', 1])], {
      1: [[11, 9, '07:00', '15:00']],
    });
    expect(gapsOf(half!)).toEqual(['09 11:00–09 19:00: 1 of 2']);
  });

  it('leaves a night to the day on which it begins, and cuts what goes on by days', () => {
    const [night] = count([lineOf(1, null, [9, '22:00', '06:00', 1])], {});
    expect(gapsOf(night!)).toEqual(['09 22:00–10 06:00: 0 of 1']);
    expect(daysOf(night!)).toEqual(['', '', '0/1', '', '', '', '']);

    const [last] = count([lineOf(1, null, [13, '22:00', '06:00', 1])], { 1: [[11, 13, '22:00', '02:00']] });
    // The rest of the night is missing on the first day of the next week.
    expect(gapsOf(last!)).toEqual([]);
    expect(daysOf(last!).at(-1)).toBe('1/1');
    expect(last!.neededMinutes).toBe(120);
    const [whole] = count([lineOf(1, null, [13, '22:00', '06:00', 1])], {});
    expect(gapsOf(whole!)).toEqual(['13 22:00–14 06:00: 0 of 1']);

    const around: Piece[] = [7, 8, 9, 10, 11, 12, 13].map((day) => [day, '00:00', '00:00', 1]);
    const [clocked] = count([lineOf(1, null, ...around)], {});
    expect(daysOf(clocked!)).toEqual(Array.from({ length: 7 }, () => '0/1'));
    expect(gapsOf(clocked!)[1]).toBe('08 00:00–09 00:00: 0 of 1');
  });

  it('counts for a job title only the people who have it', () => {
    const needs = [lineOf(1, null, [9, '07:00', '15:00', 2]), lineOf(1, 'Cook', [9, '07:00', '15:00', 1])];
    const waiters = { 1: [[11, 9, '07:00', '15:00']] as Work[], 2: [[12, 9, '07:00', '15:00']] as Work[] };

    expect(
      count(needs, waiters)
        .map(daysOf)
        .map((of) => of[2]),
    ).toEqual(['2/2', '0/1']);
    expect(count(needs, { ...waiters, 3: [[13, 9, '07:00', '15:00']] }).map((line) => line.gaps.length)).toEqual([
      0, 0,
    ]);
    // One cook more closes both gaps.
    expect(shortOfDay(count(needs, { 1: waiters[1]! }), 2)).toBe(1);
    expect(shortOfDay(count(needs, {}), 2)).toBe(2);
    expect(shortOfDay(count(needs, {}), 3)).toBe(0);
  });

  it('counts with a skill only the people who have it on the day of the work', () => {
    const skilled = (skill: string, jobTitle: string | null = null): NeedDays['lines'][number] => ({
      ...lineOf(1, jobTitle, [9, '07:00', '15:00', 1], [10, '22:00', '06:00', 1]),
      skill,
    });
    const needs = [skilled('First aid'), skilled('First aid', 'Cook')];
    const day: Work[] = [
      [11, 9, '07:00', '15:00'],
      [12, 10, '22:00', '06:00'],
    ];
    const heldBy = (employee: number, ...skills: { name: string; until: string | null }[]) => {
      const people = staff.map((one) => (one.employeeId === employee ? Object.assign({}, one, { skills }) : one));
      return count(needs, { [employee]: day }, [], people).map((line) => daysOf(line).slice(2, 4).join());
    };

    expect(heldBy(1)).toEqual(['0/1,0/1', '0/1,0/1']);
    expect(heldBy(1, { name: 'Lifeguard', until: null })).toEqual(['0/1,0/1', '0/1,0/1']);
    expect(heldBy(1, { name: 'FIRST ÁID', until: null })).toEqual(['1/1,1/1', '0/1,0/1']);
    // A night belongs to the day on which it begins.
    expect(heldBy(3, { name: 'First aid', until: '2026-12-10' })).toEqual(['1/1,1/1', '1/1,1/1']);
    expect(heldBy(3, { name: 'First aid', until: '2026-12-09' })).toEqual(['1/1,0/1', '1/1,0/1']);
    expect(heldBy(4, { name: 'First aid', until: null })).toEqual(['0/1,0/1', '0/1,0/1']);
  });

  it('is short with a skill among the department and its job titles, as one person may have several', () => {
    const skilled = (skill: string, jobTitle: string | null, people: number) => ({
      ...lineOf(1, jobTitle, [9, '07:00', '15:00', people]),
      skill,
    });
    const all = lineOf(1, null, [9, '07:00', '15:00', 2]);
    const cook = lineOf(1, 'Cook', [9, '07:00', '15:00', 1]);
    const shortOf = (...lines: NeedDays['lines']) => shortOfDay(count(lines, {}), 2);

    expect(shortOf(all, skilled('First aid', null, 1))).toBe(2);
    expect(shortOf(skilled('First aid', null, 3), all)).toBe(3);
    expect(shortOf(skilled('First aid', null, 1), skilled('Lifeguard', null, 1))).toBe(1);
    expect(shortOf(cook, skilled('HACCP', 'Cook', 1))).toBe(1);
    expect(shortOf(skilled('HACCP', 'Cook', 2), cook, skilled('Bar', 'Waiter', 1))).toBe(3);
  });

  it('is counted again only where drafts changed it', () => {
    const needs = [lineOf(1, null, [9, '07:00', '15:00', 2]), lineOf(2, null, [9, '07:00', '15:00', 1])];
    const base = coverBase({ lines: needs, staff }, rulesOf({}), week, zone);
    const linesOf = createCoverCount();
    const before = linesOf(base, []);
    const after = linesOf(base, [draft(-1, [1, 9, '07:00', '15:00'])]);

    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(linesOf(base, [draft(17, [1, 9, '07:00', '15:00'])])[0]).toBe(after[0]);
  });

  it('is right on the days on which the clocks change', () => {
    const autumn = dayRange(zone, { start: '2026-10-24', days: 2 });
    const pieces = [{ start: '2026-10-24T23:00:00+03:00', end: '2026-10-25T07:00:00+02:00', people: 1 }];
    const need = { ...lineOf(1, null), days: [{ day: '2026-10-24', minutes: 540, pieces }] };
    const base = coverBase({ lines: [need], staff }, rulesOf({}), autumn, zone);

    expect(createCoverCount()(base, [])[0]!.neededMinutes).toBe(9 * 60);
  });
});
