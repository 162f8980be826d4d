import { needed, type RulePack } from './rule-pack';

export interface ServiceRecord {
  /** 6 is the six-day week, everything below counts as the five-day week. */
  readonly weekDays: number;
  /** 1 is the calendar year of hiring. */
  readonly calendarYearWithEmployer: number;
  /** Full months in that year; asked for in the first year only. */
  readonly monthsWorkedInYear: number;
  /** Full years with this employer, and with all employers. */
  readonly yearsSameEmployer: number;
  readonly yearsTotal: number;
}

/**
 * Days of annual leave of a calendar year. Long service lifts the entitlement in any year; in the first calendar year
 * a twelfth of it is earned a month, to the nearest whole day. Law 539/1945 as replaced by 3302/2004. Throws an Error
 * when the pack has no table of leave.
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
