import type { Employment } from '@horae/contract/person';
import { addDays, datesFrom } from '@horae/local-time/local-date';
import { describe, expect, it } from 'vitest';
import {
  around,
  type Employed,
  employmentOn,
  employmentsOf,
  firstDayOff,
  isEmployedOn,
  lastDayFrom,
  nearestEmployedDay,
  overlapFault,
} from './employment.rules';

const period = (firstDay: string | null, lastDay: string | null): Employment => ({ firstDay, lastDay });
const person = (current: Employment, ...formerEmployments: Employment[]): Employed => ({
  ...current,
  formerEmployments,
});

const always = person(period(null, null));
const left = person(period('2026-04-01', '2026-10-31'));
const again = person(period('2027-04-01', null), period(null, '2024-10-31'), period('2025-04-10', '2025-10-20'));

describe('an employment on a day', () => {
  it.each<[Employed, string, 'now' | 'future' | 'left', nearest: string]>([
    [always, '1990-01-01', 'now', '1990-01-01'],
    [left, '2026-03-31', 'future', '2026-04-01'],
    [left, '2026-04-01', 'now', '2026-04-01'],
    [left, '2026-10-31', 'now', '2026-10-31'],
    [left, '2026-11-01', 'left', '2026-10-31'],
    [again, '1990-01-01', 'now', '1990-01-01'],
    [again, '2024-10-31', 'now', '2024-10-31'],
    [again, '2024-11-01', 'future', '2024-10-31'],
    [again, '2025-04-10', 'now', '2025-04-10'],
    [again, '2025-10-21', 'future', '2025-10-20'],
    [again, '2027-03-31', 'future', '2025-10-20'],
    [again, '2027-04-01', 'now', '2027-04-01'],
  ])('case %#', (one, day, employment, nearest) => {
    expect([employmentOn(one, day), isEmployedOn(one, day)]).toEqual([employment, employment === 'now']);
    expect(nearestEmployedDay(one, day)).toBe(nearest);
  });

  it('says between which two employments a gap lies', () => {
    const { before, after } = around(again, '2026-01-01');

    expect([before?.lastDay, after?.firstDay]).toEqual(['2025-10-20', '2027-04-01']);
    expect(around(again, '2025-10-20').before).toEqual(period(null, '2024-10-31'));
    expect(around(again, '2027-04-01').after).toBeUndefined();
    expect(around(left, '2026-01-01')).toEqual({ before: undefined, after: period('2026-04-01', '2026-10-31') });
  });

  it('of a schedule that began then ends with it', () => {
    expect(['2024-01-01', '2025-05-01', '2026-01-01', '2027-05-01'].map((day) => lastDayFrom(again, day))).toEqual([
      '2024-10-31',
      '2025-10-20',
      null,
      null,
    ]);
    expect(lastDayFrom(left, '2026-12-01')).toBe('2026-10-31');
    expect(lastDayFrom(again, '2024-10-31')).toBe('2024-10-31');
  });
});

describe('a period', () => {
  it.each([
    [left, '2026-04-01', '2026-10-31', null],
    [left, '2026-10-30', '2026-11-02', '2026-11-01'],
    [left, '2026-11-01', '2026-11-01', '2026-11-01'],
    [again, '2025-10-20', '2027-04-01', '2025-10-21'],
    [again, '2025-04-09', '2025-04-11', '2025-04-09'],
    [again, '2027-04-01', '2199-01-01', null],
  ])('case %# has the first day off', (one, from, to, day) => {
    expect(firstDayOff(one, from, to)).toBe(day);
  });

  it('of adjoining employments has none', () => {
    const adjoining = person(period('2026-05-01', null), period('2026-01-01', '2026-04-30'));

    expect(firstDayOff(adjoining, '2026-04-20', '2026-05-10')).toBeNull();
  });

  it('does not overlap another', () => {
    const others = [period(null, '2024-10-31'), period('2025-04-10', '2025-10-20'), period('2027-04-01', null)];

    expect(overlapFault(period('2024-11-01', '2025-04-09'), others)).toBeNull();
    expect(overlapFault(period('2024-10-31', '2025-01-01'), others)).toBe(
      'There is already an employment until 2024-10-31: choose a later day.',
    );
    expect(overlapFault(period('2025-10-20', '2026-01-01'), others)).toBe(
      'There is already an employment from 2025-04-10 to 2025-10-20: choose a day outside it.',
    );
    expect(overlapFault(period('2026-01-01', null), others)).toBe(
      'There is already an employment from 2027-04-01: choose an earlier day.',
    );
    expect(overlapFault(period('2024-11-01', '2025-04-10'), others)).toContain('from 2025-04-10');
    expect(overlapFault(period(null, '2025-05-01'), others.slice(1))).toContain('from 2025-04-10');
    expect(overlapFault(period(null, null), others.slice(2))).toContain('from 2027-04-01');
  });
});

it('agrees day by day with a calendar of random employments', () => {
  let seed = 17;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const first = '2024-01-01';
  const days = datesFrom(first, 200);
  for (let round = 0; round < 200; round += 1) {
    const at = Array.from({ length: 2 * (1 + random(4)) }, () => random(200)).toSorted((a, b) => a - b);
    const bounds = at.filter((day, index) => index === 0 || day > at[index - 1]!);
    const all: Employment[] = [];
    for (let index = 0; index + 1 < bounds.length; index += 2)
      all.push(period(addDays(first, bounds[index]!), addDays(first, bounds[index + 1]!)));
    if (all.length === 0) continue;
    const one = person(all.at(-1)!, ...all.slice(0, -1));
    const worked = new Set(
      all.flatMap(({ firstDay, lastDay }) => days.filter((day) => day >= firstDay! && day <= lastDay!)),
    );

    expect(days.filter((day) => isEmployedOn(one, day))).toEqual(days.filter((day) => worked.has(day)));
    const [from, to] = [days[random(100)]!, days[100 + random(100)]!];
    expect(firstDayOff(one, from, to)).toBe(days.find((day) => day >= from && day <= to && !worked.has(day)) ?? null);
    expect(employmentsOf(one)).toEqual(all);
  }
});
