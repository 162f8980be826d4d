import type { CheckKind, planFindingKinds } from '@horae/contract/scheduling/roster-checks.contract';
import type { RosterReport } from '@horae/contract/scheduling/roster-import.contract';

type Finding = RosterReport['unlawfulFirst'][number];

const names: Partial<Record<CheckKind, string>> & Record<(typeof planFindingKinds)[number], string> = {
  planOverlap: 'shifts overlap',
  planRest: 'rest before a shift',
  planLongDay: 'work in one day',
  planDaysInRow: 'days of work in a row',
  planSplit: 'gap in a kitchen shift',
  planNight: 'night work of a minor',
  planSundayRest: 'rest after a Sunday of work',
  planWeekRest: 'unbroken rest in a week',
  planLongWeek: 'week of a minor',
  planAverageWeek: 'average week of four months',
  planNightAverage: 'average day of a night worker',
  planOvertimeDay: 'overtime in one day',
  planOvertimeYear: 'overtime in the year',
  planShortWeekRest: 'unbroken rest in a week',
  planOverContract: 'week beyond the contract',
  planUnderContract: 'week below the contract',
  planSkillMissing: 'skill missing',
  planWishUnmet: 'wish not met',
  planManySundays: 'Sundays of work in four weeks',
  planManyNights: 'night shifts in four weeks',
};

const inDays: ReadonlySet<CheckKind> = new Set(['planDaysInRow', 'planManySundays', 'planManyNights']);

/** Whose limit is the least, not the most. */
const atLeast: ReadonlySet<CheckKind> = new Set([
  'planRest',
  'planSundayRest',
  'planWeekRest',
  'planShortWeekRest',
  'planUnderContract',
]);

const amount = (kind: CheckKind, value: number): string =>
  inDays.has(kind) ? String(value) : `${Math.floor(value / 60)}:${String(Math.round(value % 60)).padStart(2, '0')} h`;

/** A finding in one line: who, when, what and by which law. */
export function findingText({ person, day, kind, measured, limit, law }: Finding): string {
  const what = names[kind] ?? kind;
  const found = measured === null ? '' : ` ${amount(kind, measured)}`;
  const bound = limit === null ? '' : amount(kind, limit);
  const allowed = bound && (atLeast.has(kind) ? `, ${bound} required` : `, the limit is ${bound}`);
  return `${person}, ${day}: ${what}${found}${allowed}${law === undefined ? '' : ` (${law})`}.`;
}
