import { addDays, datesFrom } from '@horae/local-time/local-date';
import { describe, expect, it } from 'vitest';
import { type LeaveDayFacts, leaveDays } from './leave-days';

const facts = (more: Partial<LeaveDayFacts> = {}): LeaveDayFacts => ({
  weekDaysOn: () => 5,
  isRest: () => false,
  isHoliday: (date) => date === '2026-10-28',
  workedDates: [],
  ...more,
});
// 19 October 2026 is a Monday.
const october = datesFrom('2026-10-19', 14);
const counted = (dates: string[], more?: Partial<LeaveDayFacts>) =>
  leaveDays(dates, facts(more)).map((date) => date.slice(5));

describe('the days of a leave', () => {
  it('of two weeks with a holiday are nine for a five-day worker', () => {
    expect(counted(october)).toHaveLength(9);
    expect(counted(october)).not.toContain('10-28');
  });

  it('are eleven for a six-day worker', () => {
    expect(counted(october, { weekDaysOn: () => 6 })).toHaveLength(11);
  });

  it('are none on the rest days of the roster, which need not be the end of the week', () => {
    const isRest = (date: string) => ['2026-10-20', '2026-10-21'].includes(date);

    expect(counted(datesFrom('2026-10-19', 7), { isRest })).toEqual(['10-19', '10-22', '10-23', '10-24', '10-25']);
  });

  it('count all the same if more days are marked as rest than the week has', () => {
    expect(counted(datesFrom('2026-10-19', 7), { isRest: () => true })).toEqual([
      '10-19',
      '10-20',
      '10-21',
      '10-22',
      '10-23',
    ]);
  });

  it('do not count a holiday on a rest day twice', () => {
    const isRest = (date: string) => ['2026-10-27', '2026-10-28'].includes(date);

    expect(counted(datesFrom('2026-10-26', 7), { isRest })).toHaveLength(5);
  });

  it('are no more than the week has left after its planned work', () => {
    const workedDates = datesFrom('2026-10-19', 4);

    expect(counted(datesFrom('2026-10-23', 3), { workedDates })).toEqual(['10-23']);
  });

  it('do not lose a day to work that is planned within the leave', () => {
    expect(counted(datesFrom('2026-10-19', 7), { workedDates: datesFrom('2026-10-19', 5) })).toHaveLength(5);
  });

  it('follow a contract that changes within the leave', () => {
    const weekDaysOn = (date: string) => (date < '2026-10-26' ? 3 : 6);

    expect(counted(october, { weekDaysOn, isHoliday: () => false })).toHaveLength(9);
  });

  it('are the same in any order and count a repeated day once', () => {
    const days = [...october, addDays('2026-10-19', 3)].toReversed();

    expect(counted(days)).toHaveLength(9);
  });
});
