import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { describe, expect, it } from 'vitest';
import { wishedDays, wishesFor } from './wishes-on.rules';

const wish = (id: number, employeeId: number, more: Partial<RosterWish>): RosterWish => ({
  id,
  employeeId,
  version: 1,
  kind: 'off',
  firstDay: '2026-11-09',
  lastDay: '2026-11-09',
  weekdays: [],
  start: null,
  end: null,
  note: '',
  ...more,
});
const once = wish(1, 7, {});
const tuesdays = wish(2, 7, { lastDay: null, weekdays: [2] });
const others = wish(3, 8, { firstDay: '2026-11-01', lastDay: null });

describe('the wishes for a day', () => {
  it('are those of the person that are about it', () => {
    const all = [once, tuesdays, others];
    expect(wishesFor(all, 7, '2026-11-09')).toEqual([once]);
    expect(wishesFor(all, 7, '2026-11-10')).toEqual([tuesdays]);
    expect(wishesFor(all, 7, '2026-11-08')).toEqual([]);
    expect(wishesFor(undefined, 7, '2026-11-09')).toEqual([]);
  });

  it('are listed by person and day of those on screen', () => {
    const days = wishedDays([once, tuesdays, others], ['2026-11-09', '2026-11-10', '2026-11-17']);
    expect(days.map(({ employeeId, date, wishes: [first] }) => [employeeId, date, first!.id])).toEqual([
      [7, '2026-11-09', 1],
      [7, '2026-11-10', 2],
      [7, '2026-11-17', 2],
      [8, '2026-11-09', 3],
      [8, '2026-11-10', 3],
      [8, '2026-11-17', 3],
    ]);
  });
});

it('a day without a wish of the person is not listed', () => {
  expect(
    wishedDays([once, others], ['2026-11-08', '2026-11-09']).map(({ employeeId, date }) => [employeeId, date]),
  ).toEqual([
    [7, '2026-11-09'],
    [8, '2026-11-08'],
    [8, '2026-11-09'],
  ]);
  expect(wishedDays([], ['2026-11-09'])).toEqual([]);
});
