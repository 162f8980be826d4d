import { describe, expect, it } from 'vitest';
import { dayWork } from '../day-work';
import { greekHotels2025 } from '../packs/gr-hotel-2025-10-17';
import type { RulePack } from '../rule-pack';
import { day, work } from '../test/week-of';
import type { WeekContext } from '../week';
import { checkWeeklyRest } from './weekly-rest';

const instant = (text: string) => work(`2026-05-${text.replace(' ', 'T')}`, 0).from;
const span = (from: string, to: string) => ({ from: instant(from), to: instant(to) });
const week = { ...span('04 00:00', '11 00:00'), start: '2026-05-04' };

/** Works without rest except for the time between the two given moments of the week. */
function rest(from: string, to: string, context: WeekContext = {}, pack: RulePack = greekHotels2025) {
  const contract = { kind: 'full', weekDays: 5, breakInsideWork: true } as const;
  const segments = [span('04 00:00', from), span(to, '11 00:00')];
  const days = [dayWork(day('2026-05-04', 0, { segments }), contract, pack)];
  return checkWeeklyRest(days, { ...week, pack }, context).map(
    ({ code, severity, referenceDate, measuredMinutes, limitMinutes }) =>
      `${severity} ${code} ${referenceDate.slice(8)} ${measuredMinutes}/${limitMinutes}`,
  );
}

describe('the weekly rest', () => {
  it.each<[string, Parameters<typeof rest>, string[]]>([
    ['of 35 hours is what the law wants', ['06 10:00', '07 21:00'], []],
    ['of a minute less earns a warning', ['06 10:00', '07 20:59'], ['warning WEEKLY_REST_LT_35H 04 2099/2100']],
    ['of 24 hours still earns a warning', ['06 10:00', '07 10:00'], ['warning WEEKLY_REST_LT_35H 04 1440/2100']],
    ['of a minute less than 24 hours is an error', ['06 10:00', '07 09:59'], ['error WEEKLY_REST_LT_24H 04 1439/1440']],
    ['counts from the edge of the week', ['04 00:00', '05 11:00'], []],
    ['counts from the work of the week before', ['04 00:00', '05 09:00', { previousWorkEnd: instant('03 22:00') }], []],
    ['counts to the edge of the week', ['09 13:00', '11 00:00'], []],
    ['counts to the work of the next week', ['09 15:00', '11 00:00', { nextWorkStart: instant('11 02:00') }], []],
    [
      'does not reach the edge of the week if the next one starts before it',
      ['09 13:00', '11 00:00', { nextWorkStart: instant('10 23:00') }],
      ['warning WEEKLY_REST_LT_35H 04 2040/2100'],
    ],
  ])('%s', (_, given, wanted) => {
    expect(rest(...given)).toEqual(wanted);
  });

  it('is the longest one, wherever it lies', () => {
    const contract = { kind: 'full', weekDays: 5, breakInsideWork: true } as const;
    const segments = [span('04 06:00', '06 10:00'), span('07 21:00', '08 06:00'), span('09 06:00', '10 20:00')];
    const days = [dayWork(day('2026-05-04', 0, { segments }), contract, greekHotels2025)];

    expect(checkWeeklyRest(days, { ...week, pack: greekHotels2025 }, {})).toEqual([]);
  });

  it('may be anything where the law does not limit it', () => {
    const { weeklyRestFloor: _, weeklyRestStandard: __, ...pack } = greekHotels2025;

    expect(rest('06 10:00', '06 11:00', {}, pack)).toEqual([]);
  });

  it('has no floor where the law sets only the standard', () => {
    const { weeklyRestFloor: _, ...pack } = greekHotels2025;

    expect(rest('06 10:00', '06 11:00', {}, pack)).toEqual(['warning WEEKLY_REST_LT_35H 04 60/2100']);
  });
});
