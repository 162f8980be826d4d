import { describe, expect, it } from 'vitest';
import { blankAgreement, fieldsOf, isWithin, lawOf, reachOf, textsOf } from './agreement-texts';

const law = { id: 'NEW', validFrom: '2025-10-17', validTo: null, limits: { dailyRest: 660, breakMax: 30 } };
const old = { id: 'OLD', validFrom: '2021-06-19', validTo: '2025-10-16', limits: {} };

it('an empty limit is not set, and every text comes back as it was', () => {
  const agreement = {
    ...blankAgreement('2026-01-01'),
    name: 'Sector 2026',
    jobTitles: ['Cook'],
    validTo: '2026-12-31',
    limits: { dailyRest: 720, 'five.dailyStatutory': 480 },
  };

  expect(fieldsOf(textsOf(agreement), ['Cook'])).toEqual(agreement);
});

it('the law of a day is the newest that is in force, or the oldest there is', () => {
  const idOn = (day: string) => lawOf([old, law], day)?.id;

  expect(['2020-01-01', '2025-10-16', '2025-10-17'].map(idOn)).toEqual(['OLD', 'OLD', 'NEW']);
});

describe('a limit reaches from the law on to where it is tighter', () => {
  it.each([
    ['dailyRest', [660, 1440]],
    ['breakMax', [0, 30]],
    ['overtimeDailyCap', [0, 480]],
  ] as const)('%s', (limit, reach) => expect(reachOf(limit, law)).toEqual(reach));

  it.each([
    ['660', true],
    ['659', false],
    ['12:00', false],
    ['', false],
  ])('"%s" for the rest between days: %s', (text, is) => expect(isWithin('dailyRest', text, law)).toBe(is));
});
