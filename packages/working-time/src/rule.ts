/** The rules by name, as used in the trail, the violations and the sources of a pack. */
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
  | 'responsiblePosition'
  | 'night'
  | 'sundayHoliday'
  | 'dailyRest'
  | 'dailySpan'
  | 'splitGap'
  | 'continuousHours'
  | 'breaks'
  | 'weeklyRest'
  | 'replacementRest'
  | 'averageWeek'
  | 'nightAverage'
  | 'annualLeave'
  | 'holidays'
  | 'premiums';

/** Where a rule is laid down. */
export interface Source {
  readonly law: string;
  readonly article?: string;
  /** In force since this year or date. */
  readonly since: string;
  /** Where we read the text; a link if there is a stable one. */
  readonly readAt: string;
  /** How certain our reading is. Anything but high needs a lawyer's review first. */
  readonly certainty: 'high' | 'medium' | 'low';
}
