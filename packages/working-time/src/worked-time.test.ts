import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeToDays } from './business-day';
import { clockedStretch, dayIndex, netMinutes, unpaidBreak, type WorkedStretch, workedByDay } from './worked-time';

const hour = 3_600_000;
const zone = 'Europe/Athens';
// Ten days each: with the spring clock change, with the autumn one, and without any.
const weeks = ['2026-03-24', '2026-10-20', '2026-06-10'];
const daysFrom = (first: string) =>
  Array.from({ length: 11 }, (_, day) => new Date(Date.parse(first) + day * 24 * hour).toISOString().slice(0, 10));
/** The instant at which the business day of each date starts, according to `attributeToDays`. */
function startsOf(dates: readonly string[], divideMinutes: number): number[] {
  return dates.map((date) => {
    const noon = Date.parse(`${date}T12:00Z`);
    const shares = attributeToDays(
      { from: noon - 40 * hour, to: noon + 40 * hour },
      { zone, attribution: 'split', divideMinutes },
    );
    return shares.find((share) => share.date === date)!.from;
  });
}

/** A plain reference: overlaps merged, the break taken from the start, cut at the start of each day. */
function plainly(
  stretches: WorkedStretch[],
  dates: string[],
  attribution: 'split' | 'start' | 'end' | 'most',
  divideMinutes: number,
) {
  const starts = startsOf(dates, divideMinutes);
  const joined: { start: number; end: number; breakMinutes: number }[] = [];
  for (const one of stretches) {
    const last = joined.at(-1);
    if (!last || one.start >= last.end) joined.push({ ...one });
    else {
      last.end = Math.max(last.end, one.end);
      last.breakMinutes = Math.max(last.breakMinutes, one.breakMinutes);
    }
  }
  return dates.slice(0, -1).map((date, day) => {
    const minutes = joined.map(({ start, end, breakMinutes }) => {
      if (attribution !== 'split') {
        const [share] = attributeToDays({ from: start, to: end }, { zone, attribution, divideMinutes });
        return share?.date === date ? Math.max(0, (end - start) / 60_000 - breakMinutes) : 0;
      }
      const from = Math.max(start + breakMinutes * 60_000, starts[day]!);
      return Math.max(0, Math.min(end, starts[day + 1]!) - from) / 60_000;
    });
    return Math.round(minutes.reduce((a, b) => a + b, 0));
  });
}

const stretch = fc.record({
  minute: fc.integer({ min: -600, max: 10 * 1440 }),
  minutes: fc.oneof(fc.integer({ min: 1, max: 2880 }), fc.constantFrom(480, 600, 1440)),
  breakMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
});

describe('worked time by day', () => {
  it('is what a plain count gives, over clock changes, nights, overlaps and breaks longer than the work', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...weeks),
        fc.array(stretch, { maxLength: 8 }),
        fc.constantFrom('split' as const, 'start' as const, 'end' as const, 'most' as const),
        fc.constantFrom(0, 180, 210, 300),
        (first, list, attribution, divide) => {
          const dates = daysFrom(first);
          const starts = startsOf(dates, divide);
          // Stretches may start up to ten hours before the first day and end after the last.
          const stretches = list
            .map(({ minute, minutes, breakMinutes }) => {
              const start = starts[0]! + minute * 60_000;
              return { start, end: start + minutes * 60_000, breakMinutes };
            })
            .toSorted((a, b) => a.start - b.start);

          expect(workedByDay(stretches, { starts, attribution })).toEqual(
            plainly(stretches, dates, attribution, divide),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is empty without stretches', () => {
    expect(workedByDay([], { starts: startsOf(daysFrom(weeks[0]!), 0), attribution: 'split' })).toEqual(
      Array(10).fill(0),
    );
  });
});

describe('worked time on three days of 24 hours', () => {
  const starts = [0, 24 * hour, 48 * hour, 72 * hour];
  const from = (start: number, end: number, breakMinutes = 0) => ({
    start: start * hour,
    end: end * hour,
    breakMinutes,
  });
  const counted = (attribution: 'split' | 'start' | 'end' | 'most', ...stretches: WorkedStretch[]) =>
    workedByDay(stretches, { starts, attribution });

  it.each<[string, number[], number[]]>([
    ['the break of each, if one begins as the other ends', [6, 10, 10, 14], [450, 0, 0]],
    ['the longer break, if they overlap', [6, 10, 9, 14], [460, 0, 0]],
    ['the longer break, if one lies within the other', [6, 14, 7, 9], [460, 0, 0]],
  ])('two stretches lose %s', (_, [a, b, c, d], wanted) => {
    expect(counted('split', from(a!, b!, 10), from(c!, d!, 20))).toEqual(wanted);
  });

  it('a break of three hours over midnight is taken from the start, the rest from the next day', () => {
    expect(counted('split', from(22, 30, 180))).toEqual([0, 300, 0]);
  });

  it('the part of a break that was taken before the first day is not taken again', () => {
    expect(counted('split', from(-2, 6, 150))).toEqual([330, 0, 0]);
    expect(counted('split', from(-2, 6, 120))).toEqual([360, 0, 0]);
    expect(counted('split', from(-2, 6, 90))).toEqual([360, 0, 0]);
  });

  it.each([
    ['a night until midnight sharp counts towards the day it ends on', 'end', from(20, 24), [240, 0, 0]],
    ['a minute more counts towards the next', 'end', from(20, 24 + 1 / 60), [0, 241, 0]],
    ['work that ends before the first day counts nowhere', 'end', from(-8, 0), [0, 0, 0]],
    ['work that starts before the first day counts towards its end', 'end', from(-8, 1), [540, 0, 0]],
    ['work that ends after the last day counts nowhere by its end', 'end', from(64, 73), [0, 0, 0]],
    ['and towards the last day by its start', 'start', from(64, 73), [0, 0, 540]],
    ['work that starts before the first day counts nowhere by its start', 'start', from(-1, 9), [0, 0, 0]],
  ] as const)('%s', (_, attribution, stretch, wanted) => {
    expect(counted(attribution, stretch)).toEqual(wanted);
  });

  it.each<[string, WorkedStretch, number[]]>([
    ['the later day', from(20, 31), [0, 660, 0]],
    ['the earlier day if both have as much', from(20, 28), [480, 0, 0]],
    ['the first day if less was before it', from(-5, 6), [660, 0, 0]],
    ['no day if as much was before the first', from(-6, 6), [0, 0, 0]],
    ['no day if a whole day was before the first', from(-31, 20), [0, 0, 0]],
    ['no day if more was before than on the first', from(-11, 10), [0, 0, 0]],
    ['the last day if as much was after it', from(64, 80), [0, 0, 960]],
    ['no day if more was after the last', from(64, 81), [0, 0, 0]],
    ['a whole day rather than two after the last', from(20, 120), [0, 6000, 0]],
    ['the one whole day in the middle', from(20, 60), [0, 2400, 0]],
  ])('most of it: %s', (_, stretch, wanted) => {
    expect(counted('most', stretch)).toEqual(wanted);
  });

  it('takes the break from the whole stretch, never more than it has', () => {
    expect(counted('most', from(20, 31, 45))).toEqual([0, 615, 0]);
    expect(counted('start', from(20, 31, 700))).toEqual([0, 0, 0]);
  });
});

it.each([
  [{ start: 0, end: 8 * hour, breakMinutes: 30 }, 450],
  [{ start: 0, end: 20 * 60_000, breakMinutes: 30 }, 0],
  [{ start: 0, end: 90_000, breakMinutes: 0 }, 2],
])('net minutes of %o are %i', (given, minutes) => {
  expect(netMinutes(given)).toBe(minutes);
});

it.each([
  [30, false, 30],
  [30, true, 0],
])('a break of %i minutes that counts as work (%o: inside the hours) is unpaid for %i', (minutes, isInside, unpaid) => {
  expect(unpaidBreak(minutes, isInside)).toBe(unpaid);
});

it.each([
  [undefined, 30, 450],
  [20, 30, 450],
  [45, 30, 435],
  [45, 0, 435],
])(
  'of eight clocked hours with %o minutes of pauses and a break of %i, %i were worked',
  (pausedMinutes, planned, minutes) => {
    const record = { start: 0, end: 8 * hour, ...(pausedMinutes !== undefined && { pausedMinutes }) };
    expect(netMinutes(clockedStretch(record, { start: 0, breakMinutes: planned }))).toBe(minutes);
  },
);

it('rounds half a minute up, also after a pause of seconds that no number of minutes is exact for', () => {
  const stretch = { start: 0, end: 15_361_000, breakMinutes: 31 / 60 };

  expect(netMinutes(stretch)).toBe(256);
  expect(workedByDay([stretch], { starts: [0, 24 * hour], attribution: 'start' })).toEqual([256]);
});

it('counts work that was clocked for a shift on the day of the shift', () => {
  const days = { starts: [0, 24 * hour, 48 * hour], attribution: 'start' as const };
  const early = { start: 24 * hour - hour / 6, end: 32 * hour };

  expect(workedByDay([clockedStretch(early, { start: 24 * hour, breakMinutes: 30 })], days)).toEqual([0, 460]);
  expect(workedByDay([clockedStretch(early, null)], days)).toEqual([490, 0]);
});

it('says which day an instant is in, and on which side it lies outside', () => {
  const starts = [0, 24 * hour, 47 * hour, 72 * hour];
  expect(
    [-1, 0, 24 * hour - 1, 24 * hour, 47 * hour, 72 * hour - 1, 72 * hour, 900 * hour, -900 * hour].map((instant) =>
      dayIndex(starts, instant),
    ),
  ).toEqual([-1, 0, 0, 1, 2, 2, 3, 3, -1]);
});
