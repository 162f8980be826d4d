import { describe, expect, it } from 'vitest';
import { compensatoryFor, compensatoryTyped } from './compensatory-day.rules';
import { readDayItems } from './day-items.rules';
import { dayText } from './day-text.rules';
import { itemOn } from './fill-days.rules';
import { moveItems } from './plan-items.rules';
import { replaceDay } from './replace-day.rules';
import { days, linesOf, offOf, planOf } from './test-plan';

describe('the day for which a day off is given', () => {
  it.each([
    ['comp 6/12', '2026-12-09', '2026-12-06'],
    ['co 6.12', '2026-12-09', '2026-12-06'],
    ['ΑΝΑΠΛ 27/12', '2027-01-05', '2026-12-27'],
    ['αναπλ 3/1', '2026-12-30', '2027-01-03'],
    ['comp 29/2', '2028-03-02', '2028-02-29'],
  ])('is the nearest one: %s on %s', (text, date, day) => expect(compensatoryFor(text, date)).toBe(day));

  it.each([
    ['comp', '2026-12-09'],
    ['off 6/12', '2026-12-09'],
    ['comp 31/2', '2026-12-09'],
    ['comp 9/12', '2026-12-09'],
    ['8-16', '2026-12-09'],
  ])('is none in %s on %s', (text, date) => expect(compensatoryFor(text, date)).toBeNull());

  it('is typed again as it was', () => {
    expect(compensatoryTyped('2026-12-06', 'en')).toBe('comp 6/12');
    expect(compensatoryTyped('unknown', 'el')).toBe('ΑΝΑΠΛ');
    const items = readDayItems(compensatoryTyped('2026-12-06', 'el'), '2026-12-09');
    expect(items).toMatchObject([{ typeOfShift: 'DayOff', compensates: '2026-12-06' }]);
    expect(readDayItems('comp', '2026-12-09')).toMatchObject([{ typeOfShift: 'DayOff', compensates: 'unknown' }]);
    expect(readDayItems('off', '2026-12-09')![0]).not.toHaveProperty('compensates');
    expect(readDayItems('comp 31/2', '2026-12-09')).toBeNull();
  });
});

describe('a compensatory day off in the plan', () => {
  const off = { ...offOf(7, 1, '2026-12-09', '2026-12-10'), compensates: '2026-12-06' };
  const plan = planOf(off);
  const entry = plan.entriesOf(7)[0]!;

  it('is shown as it is typed', () => {
    expect(dayText([entry], days, 'en')).toBe('comp 6/12');
    expect(dayText([{ ...entry, compensates: 'unknown' }], days, 'el')).toBe('ΑΝΑΠΛ');
  });

  it('is another than an ordinary one, and typing it again changes nothing', () => {
    const typed = (text: string) =>
      replaceDay(plan, { employee: 7, date: '2026-12-09', items: readDayItems(text, '2026-12-09')! }, days);
    expect(typed('comp 6/12')).toEqual([]);
    expect(linesOf(typed('off'))).toHaveLength(1);
    expect(typed('off')[0]!.item).not.toHaveProperty('compensates');
    expect(typed('comp')[0]!.item!.compensates).toBe('unknown');
  });

  it('keeps its day when it moves, and not when it is copied or goes to somebody else', () => {
    const taken = { id: 1, from: 7, start: off.start, end: off.end };
    const moved = (to: number, isCopy: boolean) =>
      moveItems(plan, { moved: [{ ...taken, to }], days: 1, minutes: 0, isCopy }, days)[0]!.item!.compensates;
    expect(moved(7, false)).toBe('2026-12-06');
    expect(moved(7, true)).toBe('unknown');
    expect(moved(8, false)).toBe('unknown');
    expect(itemOn(entry, '2026-12-09', '2026-12-11', days).compensates).toBe('unknown');
  });
});
