import { describe, expect, it } from 'vitest';
import { type AgreedFacts, agreedMinutes } from './agreed-minutes';

type Source = 'declared' | 'pattern' | 'planned' | 'worked';
const nothing: AgreedFacts = { declared: null, pattern: null, planned: null, worked: 0, weekly: 1200 };
const week = (source: Source, hours: (number | null)[], weekly = 1200): AgreedFacts[] =>
  hours.map((one) => ({ ...nothing, weekly, [source]: one === null ? nothing[source] : one * 60 }));
const hoursOf = (days: AgreedFacts[]) => agreedMinutes(days).map((minutes) => minutes / 60);

describe('the agreed minutes of twenty hours a week', () => {
  it.each<Source>(['declared', 'pattern', 'planned'])('are those of unequal days if %s', (source) => {
    expect(hoursOf(week(source, [4, null, 8, null, 8, null, null]))).toEqual([4, 0, 8, 0, 8, 0, 0]);
  });

  it.each<Source>(['declared', 'planned'])(
    'end with the week, so that a sixth day called in has none (%s)',
    (source) => {
      expect(hoursOf(week(source, [4, 4, 4, 4, 4, 4, null]))).toEqual([4, 4, 4, 4, 4, 0, 0]);
    },
  );

  it('end within the day that exceeds the week', () => {
    expect(hoursOf(week('planned', [8, 8, 8]))).toEqual([8, 8, 4]);
  });

  it('are the declared ones before those of the pattern, and these before the planned ones', () => {
    const days = [
      { ...nothing, declared: 240, pattern: 300, planned: 360 },
      { ...nothing, pattern: 300, planned: 360 },
      { ...nothing, declared: 0, planned: 360 },
    ];

    expect(agreedMinutes(days)).toEqual([240, 300, 0]);
  });

  it('of a day unplanned in a planned week are none', () => {
    const days = [
      { ...nothing, planned: 240, worked: 240 },
      { ...nothing, worked: 240 },
    ];

    expect(agreedMinutes(days)).toEqual([240, 0]);
  });

  it('of a week of which nothing is known are what was worked, up to the week', () => {
    expect(hoursOf(week('worked', [4, 8, 6, 4]))).toEqual([4, 8, 6, 2]);
  });

  it('follow terms that change within the week', () => {
    const days = [...week('planned', [4, 4]), ...week('planned', [8, 8, 8], 1800)];

    expect(hoursOf(days)).toEqual([4, 4, 8, 8, 6]);
  });
});
