import type { FindingEvidence, FindingRow } from '@horae/contract/time/finding-rows';
import { durationWords } from '#platform/durations.words';
import { formatDate } from '#platform/format-date';
import { wholeMinutes } from '#platform/format-hours';
import { dateFormat, numberFormat } from '#platform/in-language';
import type { BadgeTone } from '#ui/badge';
import type { attendanceWords } from './attendance.words';

type Say = typeof attendanceWords.say;

/** `45 min`, `2 h 05`. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '';
  const whole = wholeMinutes(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return durationWords.say('longMinutes', { minutes: rest });
  return durationWords.say('hoursAndMinutes', { hours, minutes: String(rest).padStart(2, '0') });
}

/** The wall time of an API timestamp, which is in the hotel's time zone. */
export const wallTime = (moment: string): string => moment.slice(11, 16);

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });

/** `Tue, Nov 24, 2026` */
export const weekdayOf = (day: string): string => `${weekday(new Date(`${day}T00:00:00Z`))}, ${formatDate(day)}`;

type Stretch = { from: string; to: string | null };

/** `07:00–15:00, 19:00–23:00`; an open stretch ends with a dash. */
export const stretchesText = (stretches: readonly Stretch[]): string =>
  stretches.map(({ from, to }) => `${wallTime(from)}–${to === null ? '' : wallTime(to)}`).join(', ');

/** The clocked times, including clock-outs without a clock-in. */
export function clockedText({ clocked, strays }: Pick<FindingEvidence, 'clocked' | 'strays'>): string {
  return [stretchesText(clocked), ...strays.map(({ at }) => `–${wallTime(at)}`)].filter(Boolean).join(', ');
}

export function sentenceOf({ kind, evidence }: Pick<FindingRow, 'kind' | 'evidence'>, say: Say): string {
  const values = { measured: minutesText(evidence.measured), limit: minutesText(evidence.limit) };
  if (evidence.measured === null && (kind === 'workedOnRestDay' || kind === 'workedUndeclared'))
    return say(`says.${kind}.now`);
  // While the employee has not arrived, the delay is not known.
  return say(kind === 'late' && evidence.measured === null ? 'says.notCome' : `says.${kind}`, values);
}

export const toneOf: Record<FindingRow['severity'], BadgeTone> = { high: 'danger', medium: 'warning', low: 'neutral' };

/** What was declared: the hours, or that the day is free. */
export function declaredText(
  { declared, declaredFree }: Pick<FindingEvidence, 'declared'> & Partial<FindingEvidence>,
  say: Say,
) {
  return stretchesText(declared) || (declaredFree ? say(`free.${declaredFree}`) : '');
}

const euros = numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

export const riskText = ({ fine, source }: NonNullable<FindingRow['risk']>, say: Say): string =>
  say('fine', { amount: euros(fine), source });
