import { expect, it } from 'vitest';
import { averageWeek, rollingAverages } from './average-week';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';

it('leaves weeks of leave out of both sides', () => {
  expect(averageWeek([3000, 0, 2760], [1], greekHotels2025)).toEqual({
    countedWeeks: 2,
    totalMinutes: 5760,
    averageMinutes: 2880,
    withinLimit: true,
    limitMinutes: 2880,
  });
});

it('compares before it rounds', () => {
  const weeks = Array.from({ length: 1000 }, (_, i) => (i === 0 ? 2881 : 2880));

  expect(averageWeek(weeks, [], greekHotels2025)).toMatchObject({ averageMinutes: 2880, withinLimit: false });
});

it('is nothing when every week is neutral', () => {
  expect(averageWeek([0, 0], [0, 1], greekHotels2025)).toMatchObject({ averageMinutes: 0, withinLimit: true });
});

it('rolls over all reference periods of seventeen weeks', () => {
  const weeks = Array.from({ length: 19 }, (_, i) => (i < 2 ? 4800 : 2700));

  const averages = rollingAverages(weeks, [18], greekHotels2025);

  expect(averages.map(({ lastWeek, average }) => [lastWeek, average.countedWeeks, average.withinLimit])).toEqual([
    [16, 17, false],
    [17, 17, true],
    [18, 16, true],
  ]);
});

it('names the limit that a pack lacks', () => {
  const { averageWeekLimit: _, ...pack } = greekHotels2025;

  expect(() => averageWeek([], [], pack)).toThrow('The rule pack GR-HOTEL-2025-10-17 has no averageWeekLimit.');
});
