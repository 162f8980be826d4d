import type { HourColumnKind } from '@horae/contract/scheduling/hour-rows';
import { addDays } from '@horae/local-time/local-date';
import { formatCount } from '#platform/format-count';
import { formatRange } from '#platform/format-date';
import { wholeMinutes } from '#platform/format-hours';
import { numberFormat } from '#platform/in-language';
import { longDay, monthYear } from '#roster/texts/day-texts';
import { isVariance, type Measure } from './model/measure.rules';
import type { Column } from './model/period.rules';
import type { HoursSay } from './working-hours.words';

const hours = numberFormat({ maximumFractionDigits: 2 });
const minus = '−';

/** `2,214.5`, `8`, `−0.25`; differences always have a sign, and people are whole numbers. */
export function amountFigure(value: number, measure: Measure): string {
  if (measure === 'heads') return formatCount(value);
  const whole = wholeMinutes(value);
  const text = hours(Math.abs(whole) / 60);
  if (whole < 0) return minus + text;
  return isVariance(measure) && whole > 0 ? `+${text}` : text;
}

/** `2,214.5 hours`, `57 people`, for accessible names. */
export function amountName(value: number | null, measure: Measure, say: HoursSay): string {
  if (value === null) return say('noData');
  if (measure === 'heads') return say('people', { count: value });
  return say('hours', { hours: amountFigure(value, measure) });
}

/** `Tuesday, June 17`, `Jun 16 – 22, 2025`, `June 2025` */
export function columnName({ start, end }: Column, kind: HourColumnKind): string {
  if (kind === 'day') return longDay(start);
  return kind === 'month' ? monthYear(start) : formatRange(start, addDays(end, -1));
}
