import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import { describe, expect, it } from 'vitest';
import { coverBase, createCoverCount, shortOfDay } from './cover-lines.rules';
import { count, daysOf, draft, gapsOf, lineOf, rulesOf, staff, type Work, week } from './test-cover';
import { zone } from './test-plan';

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

  it('counts again with another plan, and with a shift moved by an hour', () => {
    const needs = [lineOf(1, null, [9, '07:00', '15:00', 1])];
    const works: Record<number, Work[]>[] = [{}, { 1: [[11, 9, '07:00', '15:00']] }];
    const [none, one] = works.map((work) => coverBase({ lines: needs, staff }, rulesOf(work), week, zone));
    const linesOf = createCoverCount();
    expect(gapsOf(linesOf(none!, [])[0]!)).toEqual(['09 07:00–09 15:00: 0 of 1']);
    expect(gapsOf(linesOf(one!, [])[0]!)).toEqual([]);
    expect(gapsOf(linesOf(one!, [draft(11, [1, 9, '08:00', '15:00'])])[0]!)).toEqual(['09 07:00–09 08:00: 0 of 1']);
    expect(gapsOf(linesOf(one!, [draft(11, [1, 9, '09:00', '15:00'])])[0]!)).toEqual(['09 07:00–09 09:00: 0 of 1']);
  });

  it('is not counted again for a draft that changes no time', () => {
    const base = coverBase(
      { lines: [lineOf(1, null, [9, '07:00', '15:00', 2])], staff },
      rulesOf({ 1: [[11, 9, '07:00', '15:00']] }),
      week,
      zone,
    );
    const linesOf = createCoverCount();
    const before = linesOf(base, []);
    expect(linesOf(base, [draft(11, [1, 9, '07:00', '15:00'])])[0]).toBe(before[0]);
  });

  it('counts no draft of somebody else’s people or with a time that cannot be read', () => {
    const needs = [lineOf(1, null, [9, '07:00', '15:00', 1])];
    const drafts = [
      draft(-1, [99, 9, '07:00', '15:00']),
      draft(-2, [1, 9, '07:00', '15:00'], { start: 'soon' }),
      draft(-3, [1, 9, '07:00', '15:00'], { end: 'late' }),
    ];
    expect(count(needs, {}, drafts).map(gapsOf)).toEqual([['09 07:00–09 15:00: 0 of 1']]);
  });

  it('has a key of its own for each department, job title and skill', () => {
    const skilled = { ...lineOf(1, null), skill: 'Cook' };
    const lines = count(
      [lineOf(1, null), lineOf(2, null), lineOf(1, 'Cook'), skilled, { ...skilled, jobTitle: 'Cook' }],
      {},
    );
    expect(new Set(lines.map(({ key }) => key)).size).toBe(5);
  });
});
