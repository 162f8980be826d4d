/** What is no breach of the law, and which a hotel may still want to know of, to have a reason for, or not to see. */
export const rosterAdviceKinds = [
  'planShortWeekRest',
  'planOverContract',
  'planUnderContract',
  'planSkillMissing',
  'planWishUnmet',
  'planManySundays',
  'planManyNights',
] as const;
export type RosterAdviceKind = (typeof rosterAdviceKinds)[number];

/** `against` the law or what the hotel decided: it needs a reason; `advice` is shown and never in the way. */
export type RosterGrade = 'against' | 'advice';

/** A conflict within the plan itself, independent of the clock. */
export type RosterFindingKind =
  | 'planOverlap'
  | 'planRest'
  | 'planLongDay'
  | 'planDaysInRow'
  | 'planSplit'
  | 'planNight'
  | 'planSundayRest'
  | 'planWeekRest'
  | 'planLongWeek'
  | 'planAverageWeek'
  | 'planNightAverage'
  | 'planOvertimeDay'
  | 'planOvertimeYear'
  | RosterAdviceKind;

/** The law or agreement behind findings, by their kind. */
export type RosterLaws = Readonly<Partial<Record<RosterFindingKind, string>>>;
