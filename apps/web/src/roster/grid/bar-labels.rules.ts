import type { Zoom } from '@horae/timeline';
import { netMinutes } from '@horae/working-time/worked-time';
import type { LocalDays } from '../model/local-days.rules';
import { workedAt } from '../model/place-on.rules';
import type { Shift } from '../model/shift.rules';
import { whereText } from '../texts/where-text';
import { quarterHours } from './quarter-hours.rules';

interface LabelledShift {
  shift: Shift;
  zoom: Zoom;
  days: LocalDays;
  code: string;
  type: string;
}

const isFullHour = (clock: string) => clock.endsWith(':00');
const short = (clock: string) => (isFullHour(clock) ? clock.slice(0, 2) : clock);

function toScale({ shift, days, code }: LabelledShift): string[] {
  const from = days.clock(shift.start);
  const to = days.clock(shift.end);
  const both = isFullHour(from) && isFullHour(to);
  return [`${from}–${to}`, both ? `${from.slice(0, 2)}–${to.slice(0, 2)}` : from, code];
}

/** Returns the possible texts of a bar, longest first. */
export function barLabels(labelled: LabelledShift): string[] {
  const { shift, zoom, days, code, type } = labelled;
  if (zoom === 'month') {
    const hours = quarterHours(netMinutes(shift));
    return shift.allDay ? [code] : [`${code} ${hours}`, `${code}${hours}`, code];
  }
  if (shift.allDay) return [type, code];
  if (zoom === 'two-weeks') return [`${short(days.clock(shift.start))} ${code}`, code];
  const isAbsent = shift.status === 'absent';
  const [times = ''] = toScale(labelled);
  const where = whereText(workedAt(shift));
  const elsewhere = where ? [`${times} ${where}`] : [];
  if (zoom === 'week') return isAbsent ? [type, code] : [...elsewhere, ...toScale(labelled)];
  const withType = elsewhere.map((text) => `${text} ${type}`);
  return [...withType, ...elsewhere, `${times} ${type}`, ...toScale(labelled)];
}
