import type { Zoom } from '@horae/timeline';
import { netMinutes } from '@horae/working-time/worked-time';
import type { LocalDays } from '../model/local-days.rules';
import type { Shift } from '../model/shift.rules';

interface LabelledShift {
  shift: Shift;
  zoom: Zoom;
  days: LocalDays;
  code: string;
  type: string;
}

const isFullHour = (clock: string) => clock.endsWith(':00');
const short = (clock: string) => (isFullHour(clock) ? clock.slice(0, 2) : clock);

const quarters = ['', '¼', '½', '¾'];

/** `8`, `4½`, `4:20`: exact in a narrow chip, so that the parts of a day add up. */
function hoursOf(shift: Shift): string {
  const minutes = Math.round(netMinutes(shift));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const quarter = quarters[rest / 15];
  if (quarter === undefined) return `${hours}:${String(rest).padStart(2, '0')}`;
  return `${hours > 0 || rest === 0 ? hours : ''}${quarter}`;
}

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
    const hours = hoursOf(shift);
    return shift.allDay ? [code] : [`${code} ${hours}`, `${code}${hours}`, code];
  }
  if (shift.allDay) return [type, code];
  if (zoom === 'two-weeks') return [`${short(days.clock(shift.start))} ${code}`, code];
  const isAbsent = shift.status === 'absent';
  if (zoom === 'week') return isAbsent ? [type, code] : toScale(labelled);
  const [times = ''] = toScale(labelled);
  return [`${times} ${type}`, ...toScale(labelled)];
}
