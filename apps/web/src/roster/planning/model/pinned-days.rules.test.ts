import { describe, expect, it } from 'vitest';
import { withoutPinned } from './pinned-days.rules';

const day = (employee: number, date: string) => ({ employee, date, items: [] });
const [monday, tuesday] = ['2026-11-09', '2026-11-10'];
const isPinned = (employee: number, date: string) => employee === 7 && date === monday;
const keys = (wanted: readonly { employee: number; date: string }[]) =>
  wanted.map(({ employee, date }) => `${employee} ${date}`);

describe('a pinned day', () => {
  it('stays as it is when several days are changed', () => {
    const wanted = [day(7, monday), day(7, tuesday), day(8, monday)];
    expect(keys(withoutPinned(wanted, isPinned))).toEqual([`7 ${tuesday}`, `8 ${monday}`]);
  });

  it('is exchanged with nobody', () => {
    const wanted = [day(7, monday), day(7, tuesday), day(8, monday), day(8, tuesday)];
    expect(keys(withoutPinned(wanted, isPinned, true))).toEqual([`7 ${tuesday}`, `8 ${tuesday}`]);
    expect(withoutPinned([day(7, monday), day(8, monday)], isPinned, true)).toEqual([]);
  });
});
