import type { LocalDate } from '@horae/local-time/local-date';
import type { RosterFindingKind, RosterGrade } from './roster-finding-kinds';

/** What a finding counts of a person's work in other hotels. */
export interface OtherHotel {
  readonly minutes: number;
  /** Of findings about one day or one shift: `15:00–23:00`, in the zone of the hotel here. */
  readonly hours?: string;
  /** Of `planRest`: the work in the other hotel follows the shift, and the rest between them is too short. */
  readonly isNext?: true;
}

/** One conflict within a plan, and the ids of the shifts involved. */
export interface RosterFinding {
  readonly kind: RosterFindingKind;
  readonly day: LocalDate;
  readonly shifts: readonly number[];
  /** Minutes found and allowed; for `planDaysInRow`, `planManySundays` and `planManyNights`, days; for `planSkillMissing`, days since the skill expired, or 0; for `planWishUnmet`, minutes against it. */
  readonly measured: number;
  readonly limit: number | null;
  /** Of `planSkillMissing`: the skill. */
  readonly skill?: string;
  /** Of `planWishUnmet`: the hours that were wished, `HH:mm–HH:mm`; not given: a day off. */
  readonly wish?: string;
  /** Given where work in another hotel counts; never of what looks back beyond the work known, as four weeks do. */
  readonly otherHotel?: OtherHotel;
  readonly grade: RosterGrade;
  /** Where its rule is laid down; not given for what is no law. */
  readonly law?: string;
}

/** A finding that no hotel has decided about. */
export type Ungraded = Omit<RosterFinding, 'grade' | 'law'>;
