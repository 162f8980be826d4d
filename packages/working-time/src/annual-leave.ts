import { needed, type RulePack } from './rule-pack';

/** An employee's length of service as of one calendar year. */
export interface ServiceRecord {
  /** 6 means the six-day week; every lower value counts as the five-day week. */
  readonly weekDays: number;
  /** 1 is the calendar year of hiring. */
  readonly calendarYearWithEmployer: number;
  /** Full months worked in that year; used in the first year only. */
  readonly monthsWorkedInYear: number;
  /** Full years with this employer, and with all employers. */
  readonly yearsSameEmployer: number;
  readonly yearsTotal: number;
}

/**
 * Returns the days of annual leave in a calendar year. Long service raises the entitlement in any year; in the first
 * calendar year a twelfth of it is earned per month, rounded to the nearest whole day. Law 539/1945 as replaced by
 * 3302/2004. Throws an Error if the pack has no leave table.
 */
export function annualLeaveDays(record: ServiceRecord, pack: RulePack): number {
  const { firstYear, secondYear, laterYears, byService } = needed(pack, 'annualLeave');
  const { calendarYearWithEmployer: year, yearsSameEmployer, yearsTotal } = record;
  const years = [firstYear, secondYear];
  const long = byService.findLast(
    (step) =>
      yearsTotal >= step.yearsTotal || yearsSameEmployer >= (step.yearsSameEmployer ?? Number.POSITIVE_INFINITY),
  );
  const days = (long ?? years[year - 1] ?? laterYears)[record.weekDays >= 6 ? 'six' : 'five'];
  return year <= 1 ? Math.round((days * Math.min(12, record.monthsWorkedInYear)) / 12) : days;
}
