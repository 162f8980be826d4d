import type { RulePack } from '../rule-pack';
import { greekLeave } from './gr-leave';
import { greekSources } from './gr-sources';

/** Greek hotels from law 4808/2021 until law 5239/2025. */
export const greekHotels2021: RulePack = {
  id: 'GR-HOTEL-2021-06-19',
  validFrom: '2021-06-19',
  validTo: '2025-10-16',
  classifies: true,
  weeklyNormal: 2400,
  five: { dailyFull: 480, dailyStatutory: 540, overworkCap: 300 },
  six: { dailyFull: 400, dailyStatutory: 480, overworkCap: 480 },
  overtimeBeyondOverworkCap: true,
  overtimeDailyCap: 180,
  overtimeYearCap: 9000,
  restDayMax: 480,
  minorU16: { daily: 360, weekly: 1800, rest: 720 },
  minorU18: { daily: 480, weekly: 2400, rest: 720 },
  night: ['22:00', '06:00'],
  premiumPercent: {
    overwork: 20,
    overtimeLegal: 40,
    overtimeExcessApproved: 60,
    overtimeIllegal: 120,
    additionalPartTime: 12,
    night: 25,
    sundayHoliday: 75,
  },
  dailyRest: 660,
  maxDailySpan: 780,
  splitGapMin: 180,
  breakAfter: 240,
  breakMin: 15,
  breakMax: 30,
  weeklyRestFloor: 1440,
  weeklyRestStandard: 2100,
  sundayWorkMax: 300,
  replacementRest: 1440,
  averageWeekLimit: 2880,
  averageWeeks: 17,
  annualLeave: greekLeave,
  sources: greekSources,
};
