import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attribution, attributeToDays } from './business-day';
import { lengthOf } from './span';

const zone = 'Europe/Athens';
const attributions: Attribution[] = ['start', 'end', 'most', 'split'];
const shares = (from: string, to: string, attribution: Attribution, divideMinutes = 0) =>
  attributeToDays({ from: Date.parse(from), to: Date.parse(to) }, { zone, attribution, divideMinutes }).map(
    ({ date, from, to }) => `${date.slice(8)}: ${(to - from) / 60_000}`,
  );

describe.each<[string, string, string, number, Record<Attribution, string[]>]>([
  [
    'a night shift at midnight',
    '2026-05-04T22:00+03:00',
    '2026-05-05T06:00+03:00',
    0,
    { start: ['04: 480'], end: ['05: 480'], most: ['05: 480'], split: ['04: 120', '05: 360'] },
  ],
  [
    'equal halves: the earlier day',
    '2026-05-04T20:00+03:00',
    '2026-05-05T04:00+03:00',
    0,
    { start: ['04: 480'], end: ['05: 480'], most: ['04: 480'], split: ['04: 240', '05: 240'] },
  ],
  [
    'until midnight sharp',
    '2026-05-04T16:00+03:00',
    '2026-05-05T00:00+03:00',
    0,
    { start: ['04: 480'], end: ['04: 480'], most: ['04: 480'], split: ['04: 480'] },
  ],
  [
    'a bar that divides at 05:00',
    '2026-05-04T20:00+03:00',
    '2026-05-05T06:00+03:00',
    300,
    { start: ['04: 600'], end: ['05: 600'], most: ['04: 600'], split: ['04: 540', '05: 60'] },
  ],
  [
    'before the divide it is still yesterday',
    '2026-05-05T02:00+03:00',
    '2026-05-05T04:00+03:00',
    300,
    { start: ['04: 120'], end: ['04: 120'], most: ['04: 120'], split: ['04: 120'] },
  ],
  [
    'the spring night, divided at an hour that does not exist',
    '2026-03-28T23:00+02:00',
    '2026-03-29T07:00+03:00',
    210,
    { start: ['28: 420'], end: ['29: 420'], most: ['28: 420'], split: ['28: 240', '29: 180'] },
  ],
  [
    'the autumn night, divided at an hour that comes twice',
    '2026-10-24T23:00+03:00',
    '2026-10-25T07:00+02:00',
    210,
    { start: ['24: 540'], end: ['25: 540'], most: ['24: 540'], split: ['24: 270', '25: 270'] },
  ],
])('%s', (_, from, to, divide, expected) => {
  it.each(attributions)('by %s', (attribution) => {
    expect(shares(from, to, attribution, divide)).toEqual(expected[attribution]);
  });
});

it('the shares always follow each other and sum to the time that passed', () => {
  const near = fc.constantFrom('2026-03-28T22:00Z', '2026-10-24T22:00Z', '2026-05-04T22:00Z').map(Date.parse);
  const minutes = fc.integer({ min: -1500, max: 1500 });
  fc.assert(
    fc.property(
      near,
      minutes,
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(...attributions),
      (change, after, length, divideMinutes, attribution) => {
        const from = change + after * 60_000;
        const to = from + length * 60_000;

        const parts = attributeToDays({ from, to }, { zone, attribution, divideMinutes });

        expect(lengthOf(parts)).toBe(to - from);
        expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([from, to]);
        expect(parts.slice(1).every((part, i) => part.from === parts[i]!.to && part.date > parts[i]!.date)).toBe(true);
        if (attribution !== 'split') expect(parts).toHaveLength(1);
      },
    ),
    { numRuns: 500 },
  );
});

it('a shift without length has no share, whatever the rule', () => {
  for (const attribution of attributions)
    expect(shares('2026-05-05T00:00+03:00', '2026-05-05T00:00+03:00', attribution)).toEqual([]);
});

it('a shift that starts as the business day does belongs to it', () => {
  expect(shares('2026-05-05T05:00+03:00', '2026-05-05T09:00+03:00', 'split', 300)).toEqual(['05: 240']);
  expect(shares('2026-05-05T04:59+03:00', '2026-05-05T09:00+03:00', 'split', 300)).toEqual(['04: 1', '05: 240']);
});

it('a date that the zone left out has no share', () => {
  const samoa = { zone: 'Pacific/Apia', attribution: 'split' as const };
  const [from, to] = [Date.parse('2011-12-29T20:00-10:00'), Date.parse('2011-12-31T06:00+14:00')];

  expect(attributeToDays({ from, to }, samoa).map((one) => [one.date, (one.to - one.from) / 3_600_000])).toEqual([
    ['2011-12-29', 4],
    ['2011-12-31', 6],
  ]);
});

it('refuses a divide outside the day and a shift turned round', () => {
  expect(() => shares('2026-05-04T22:00Z', '2026-05-05T06:00Z', 'split', -1)).toThrow('-1 is no minute of a day');
  expect(() => shares('2026-05-04T22:00Z', '2026-05-05T06:00Z', 'split', 1440)).toThrow('1440 is no minute of a day');
  expect(() => shares('2026-05-05T22:00Z', '2026-05-05T06:00Z', 'split')).toThrow('before it starts');
});
