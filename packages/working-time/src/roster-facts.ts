import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { MissingSkill } from './missing-skills';
import type { RosterAdviceKind, RosterLaws } from './roster-finding-kinds';
import type { RosterWish } from './roster-wish';
import type { Span } from './span';

/** A planned shift of working time. */
export interface RosterShift extends Span {
  readonly id: number;
  /** The working day it belongs to (`workingDays`). */
  readonly day: LocalDate;
  /** The unpaid minutes of its break. */
  readonly breakMinutes: number;
  readonly isOvertime: boolean;
  /** What its work needs and its person lacks on that day (`missingSkills`). */
  readonly missing?: readonly MissingSkill[];
  /** Whether it is worked in another hotel (`withOtherHotels`): it counts, and what is wrong with it alone is found there. */
  readonly isInOtherHotel?: true;
}

/** What law and agreements allow on one day: minutes, and consecutive working days. */
export interface RosterLimits {
  readonly dailyRest: number;
  readonly longestDay: number;
  readonly daysInRow: number;
  /** If given, hours are continuous: no gap may be longer than this. */
  readonly longestGap?: number;
  /** If given, two local times `HH:mm` between which there may be no work. */
  readonly noWork?: readonly [from: string, to: string];
  /** If given, a Sunday with more than `work` needs a rest of `rest` before the next one. */
  readonly sunday?: { readonly work: number; readonly rest: number };
  /** If given, each week needs a free stretch as long as this. */
  readonly weeklyRest?: number;
  /** If given, the rest that a week should have; `weeklyRest` is the least. */
  readonly weeklyRestUsual?: number;
  /** If given, the work of a week, Monday to Sunday. */
  readonly longestWeek?: number;
  /** If given, the average week of a reference period of so many weeks. */
  readonly averageWeek?: { readonly weeks: number; readonly limit: number };
  /** If given, the average work of night workers in 24 hours of a week, overtime and its rest day left out. */
  readonly nightAverage?: number;
  /** If given, the overtime of a working day. */
  readonly overtimeDay?: number;
  /** If given, the overtime of a calendar year; a finding comes near it, from nine tenths on. */
  readonly overtimeYear?: number;
  /** If given, the hours of the contract for a week, without overtime. */
  readonly contractWeek?: number;
  /** On how many days of a week that work is done; given with `contractWeek`. */
  readonly contractDays?: number;
  /** If given, on how many Sundays of four weeks a person works at most as a fair share. */
  readonly sundaysInFourWeeks?: number;
  /** If given, how many night shifts of four weeks are a fair share at most. */
  readonly nightsInFourWeeks?: number;
  /** What a hotel decided about findings that are advice otherwise. */
  readonly grades?: Readonly<Partial<Record<RosterAdviceKind, 'against' | 'off'>>>;
}

/** What the average of a week reaches back to. */
export interface EarlierWeeks {
  /** The Monday after the last of them; later weeks are counted from the shifts. */
  readonly until: LocalDate;
  /** Minutes of work planned in each week, the latest last. */
  readonly minutes: readonly number[];
  /** Mondays of weeks with paid leave or sickness, before `until` and after it: they do not count. */
  readonly away: readonly LocalDate[];
}

/** The days of work that may not be shared fairly. */
export interface WorkBefore {
  readonly sundays: readonly LocalDate[];
  readonly nights: readonly LocalDate[];
}

/** One employee's planned work, sorted by start; instants are epoch milliseconds. */
export interface RosterFacts {
  /** Here and, flagged, in other hotels (`withOtherHotels`). */
  readonly shifts: readonly RosterShift[];
  /** Null for a day without limits, as in a position of responsibility. */
  readonly limitsOn: (day: LocalDate) => RosterLimits | null;
  /** The law or agreement behind findings of a day, as `rosterLaws` cites them. */
  readonly lawsOn?: (day: LocalDate) => RosterLaws | undefined;
  /** The zone of the hotel, by which nights and Sundays are told. */
  readonly zone: Zone;
  /** Minutes of overtime in the calendar year `yearBefore`, before these shifts. */
  readonly overtimeBefore: number;
  /** `2026`; not given: the year of the first shift. */
  readonly yearBefore?: string;
  /** Days of leave and days off. Not given: weeks with less work than the contract is for are not found. */
  readonly daysOff?: ReadonlySet<LocalDate>;
  /** What the person wishes around these days. */
  readonly wishes?: readonly RosterWish[];
  /** Sundays and nights worked before the shifts, as far as a fair share reaches back. */
  readonly before?: WorkBefore;
  /** Not given: averages are not checked. */
  readonly earlier?: EarlierWeeks;
}
