import { greekHotels2021, greekHotels2025, type RulePack } from '@horae/working-time';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './agreement.rules';

const laws = [greekHotels2021, greekHotels2025];
type Limits = Parameters<typeof faultsOf>[0]['limits'];

const faults = (limits: Limits, validFrom = '2030-01-01', validTo: string | null = null, of: RulePack[] = laws) =>
  faultsOf({ limits, validFrom, validTo }, of);

describe('a limit of an agreement', () => {
  it.each<[string, Limits]>([
    ['as strict as the law', { dailyRest: 660, weeklyNormal: 2400 }],
    ['stricter than the law', { dailyRest: 661, weeklyNormal: 2399 }],
    ['of which the law says nothing', { averageWeeks: 52 }],
  ])('may be %s', (_which, limits) => {
    const { averageWeeks: _, ...law } = greekHotels2025 as RulePack & { averageWeeks?: number };
    expect(faults(limits, '2030-01-01', null, [law as RulePack])).toEqual([]);
  });

  it.each<[string, Limits, string]>([
    [
      'more than the law, where less is stricter',
      { weeklyNormal: 2401 },
      'says 2400 minutes; an agreement can only be stricter: use 2400 or less.',
    ],
    [
      'less than the law, where more is stricter',
      { dailyRest: 659 },
      'says 660 minutes; an agreement can only be stricter: use 660 or more.',
    ],
    [
      'of more weeks than the law',
      { averageWeeks: 52 },
      `says ${greekHotels2025.averageWeeks} weeks; an agreement can only be stricter: use ${greekHotels2025.averageWeeks} or less.`,
    ],
  ])('is not %s', (_which, limits, message) => {
    const [limit] = Object.keys(limits);
    expect(faults(limits)).toEqual([{ limit, message: `The law (GR-HOTEL-2025-10-17) ${message}` }]);
  });

  it('is compared for each limit that is given', () => {
    expect(faults({ dailyRest: 600, weeklyNormal: 2400, restDayMax: 600 }).map(({ limit }) => limit)).toEqual([
      'dailyRest',
      'restDayMax',
    ]);
  });
});

describe('the laws of an agreement', () => {
  const overtime = { overtimeDailyCap: 240 };

  it.each([
    ['from the last day of a law on', '2025-10-16', null, 1],
    ['from the day after a law on', '2025-10-17', null, 0],
    ['until the last day of a law', '2025-01-01', '2025-10-16', 1],
    ['from before all laws on', '2001-01-01', '2002-01-01', 1],
  ])('are those of its days: %s', (_which, validFrom, validTo, count) => {
    expect(faults(overtime, validFrom, validTo)).toHaveLength(count);
  });

  it('are named with the day until which they say so', () => {
    expect(faults(overtime, '2025-01-01')[0]!.message).toBe(
      'The law (GR-HOTEL-2021-06-19) says 180 minutes until 2025-10-16; an agreement can only be stricter: use 180 or less.',
    );
  });

  it.each([
    ['ends the day before', '2025-10-16', ['GR-HOTEL-2021-06-19']],
    ['ends on its first day', '2025-10-17', ['GR-HOTEL-2021-06-19', 'GR-HOTEL-2025-10-17']],
    ['has no end', null, ['GR-HOTEL-2021-06-19', 'GR-HOTEL-2025-10-17']],
  ])('include one that begins later, unless the agreement %s', (_which, validTo, ids) => {
    const told = faults({ overtimeDailyCap: 300 }, '2025-01-01', validTo).map(({ message }) => message);
    expect(told.map((message) => /\((.*?)\)/.exec(message)![1])).toEqual(ids);
  });
});

describe('limits that belong together', () => {
  it.each<[string, Limits, string, string, number]>([
    ['a longer break than the law allows at most', { breakMin: 31 }, 'breakMin', 'Longest break', 30],
    ['a longest break below the shortest by law', { breakMax: 14 }, 'breakMax', 'Shortest break', 15],
    ['a longest break below its own shortest', { breakMin: 25, breakMax: 20 }, 'breakMax', 'Shortest break', 25],
    [
      'a longest day below the full one',
      { 'five.dailyStatutory': 479 },
      'five.dailyStatutory',
      'Full day, five-day week',
      480,
    ],
    ['the same in six days', { 'six.dailyStatutory': 399 }, 'six.dailyStatutory', 'Full day, six-day week', 400],
    ['a minimum rest above the full one', { weeklyRestFloor: 2101 }, 'weeklyRestFloor', 'Weekly rest, in full', 2100],
  ])('do not contradict each other: %s', (_which, limits, limit, other, value) => {
    expect(faults(limits)).toEqual([
      { limit, message: `This does not fit “${other}”, which is ${value} minutes: change one of the two.` },
    ]);
  });

  it('may be equal', () => {
    expect(faults({ breakMin: 30, 'five.dailyStatutory': 480, weeklyRestFloor: 2100 })).toEqual([]);
  });

  it.each<[string, keyof RulePack]>([
    ['shorter', 'breakMin'],
    ['longer', 'breakMax'],
  ])('are not compared where the law has no %s one', (_which, left) => {
    const { [left]: _, ...law } = greekHotels2025;
    expect(
      faults({ [left === 'breakMin' ? 'breakMax' : 'breakMin']: 100 }, '2030-01-01', null, [law as RulePack]),
    ).toEqual(left === 'breakMin' ? [expect.objectContaining({ limit: 'breakMax' })] : []);
  });

  it('are not compared while one is looser than the law', () => {
    expect(faults({ breakMin: 31, dailyRest: 600 }).map(({ limit }) => limit)).toEqual(['dailyRest']);
  });

  it.each<[Limits, string]>([
    [{ 'five.dailyFull': 480, 'five.dailyStatutory': 470 }, 'Full day, five-day week'],
    [{ 'six.dailyFull': 400, 'six.dailyStatutory': 390 }, 'Full day, six-day week'],
    [{ weeklyRestFloor: 2200, weeklyRestStandard: 2150 }, 'Weekly rest, minimum'],
  ])('are called what the screen calls them', (limits, name) => {
    expect(faults(limits)[0]!.message).toContain(`“${name}”`);
  });
});
