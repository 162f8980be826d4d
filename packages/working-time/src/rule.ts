/** The rules by name; the trail, the violations and the sources of a pack speak of them. */
export type Rule =
  | 'weeklyNormal'
  | 'overwork'
  | 'overtime'
  | 'overtimeDeclaration'
  | 'overtimeDailyCap'
  | 'overtimeYearCap'
  | 'restDay'
  | 'partTimeAgreed'
  | 'partTimeExtra'
  | 'partTimeFullDay'
  | 'minorDay'
  | 'minorWeek'
  | 'minorNight'
  | 'minorRest'
  | 'night'
  | 'sundayHoliday'
  | 'dailyRest'
  | 'dailySpan'
  | 'splitGap'
  | 'breaks'
  | 'weeklyRest'
  | 'averageWeek'
  | 'annualLeave'
  | 'holidays'
  | 'premiums';

/** Where a rule stands. */
export interface Source {
  readonly law: string;
  readonly article?: string;
  /** In force since: a year or a date. */
  readonly since: string;
  /** Where the text was read; a link where there is a stable one. */
  readonly readAt: string;
  /** How sure the reading is. Anything but high needs a lawyer's eye first. */
  readonly certainty: 'high' | 'medium' | 'low';
}
