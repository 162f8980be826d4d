import { netMinutes } from '@horae/working-time/worked-time';
import { hoursCount, hoursText } from '#platform/format-hours';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { LocalDays } from '#roster/model/local-days.rules';
import { rosterWords } from '#roster/roster.words';
import { shortDay } from '#roster/texts/day-texts';
import { hoursName } from '#roster/texts/hour-texts';
import { barName, clockRange, typeText } from '#roster/texts/shift-texts';
import { compareWords } from './compare.words';
import type { Comparison } from './model/comparison.rules';
import type { Figures } from './model/comparison-hours.rules';
import { type Known, lacksClock, lacksDeclaration } from './model/missing-tracks.rules';
import { deviationOf } from './model/off-plan.rules';

function clockSentence({ clock }: Comparison, days: LocalDays): string {
  const { say } = compareWords;
  if (!clock) return '';
  if (clock.end === null) return say('actual.open', { from: days.clock(clock.start) });
  return say('actual', { range: clockRange({ start: clock.start, end: clock.end }, days) });
}

function deviationSentence(comparison: Comparison): string {
  const { say } = compareWords;
  const minutes = deviationOf(comparison);
  if (minutes === null) return '';
  if (minutes === 0) return say('asPlanned');
  return say(minutes > 0 ? 'over' : 'under', { count: Math.abs(minutes) });
}

/** `planned 07:00–15:00, declared 07:00–15:00, actual 06:55–15:25, 30 minutes over` */
export function comparisonSentence(comparison: Comparison, known: Known): string {
  const { say } = compareWords;
  const { days } = known;
  const { planned, declared } = comparison;
  return [
    planned ? say('planned', { range: clockRange(planned, days) }) : say('notPlanned'),
    declared && say('declared', { range: clockRange(declared, days) }),
    lacksDeclaration(comparison, known) && say('notDeclared'),
    clockSentence(comparison, days),
    lacksClock(comparison, known) && say('noClock'),
    deviationSentence(comparison),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The full name of a bar: who, when and what as usual, then the three pairs of times. */
export function comparedName(bar: ShiftBar, who: string, comparison: Comparison, known: Known): string {
  const { shift, findings } = bar;
  if (shift.allDay) return barName(bar, who, known.days);
  const { say } = rosterWords;
  return [
    who,
    shortDay(known.days.dateOf(shift.start)),
    typeText(shift),
    hoursName(netMinutes(shift), say),
    shift.status !== 'planned' && say(`status.${shift.status}`),
    comparisonSentence(comparison, known),
    shift.notes && say('bar.note'),
    findings.length > 0 && say('bar.issues', { count: findings.length }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `+25 m`, `−1 h 10 m` */
export const signedLength = (minutes: number): string => (minutes > 0 ? '+' : '') + hoursText(minutes);

/** Hours rounded to tenths for narrow cells: `8`, `7.6`. */
export const tenths = (minutes: number): string => String(Math.round(minutes / 6) / 10).replace('-', '−');

/** `+0.5`, `−1.2`, `0` */
export function signedTenths(minutes: number): string {
  const text = tenths(minutes);
  return minutes > 0 && text !== '0' ? `+${text}` : text;
}

export const hasClocks = ({ clockDays }: Known): boolean => clockDays.size > 0;

/** The figures for assistive technology; what could not be counted is left out. */
export function figuresName({ planned, declared, actual, difference }: Figures, known: Known): string {
  const { say } = compareWords;
  const count = (minutes: number) => hoursCount(Math.abs(minutes));
  const off = difference === 0 ? say('hours.even') : undefined;
  return [
    say('hours.planned', { count: count(planned) }),
    known.hasDeclarations && say('hours.declared', { count: count(declared) }),
    hasClocks(known) && say('hours.actual', { count: count(actual) }),
    hasClocks(known) && (off ?? say(difference > 0 ? 'hours.over' : 'hours.under', { count: count(difference) })),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Why a figure is missing, and how the others were counted. */
export function figuresTitle(known: Known): string {
  const { say } = compareWords;
  return [!known.hasDeclarations && say('why.undeclared'), !hasClocks(known) && say('why.unclocked'), say('rules')]
    .filter(Boolean)
    .join(' ');
}
