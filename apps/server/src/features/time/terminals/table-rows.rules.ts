import { foldText } from '@horae/contract/fold-text';
import { plainClock, plainMoment } from '#platform/plain-clock';
import { type DayOrder, readDay } from '#platform/read-day';
import { directionOfState, type ReadLine } from './attlog.rules';
import type { PunchField, PunchLayout } from './table-layout.rules';

/** In letters without accents, small, with one sigma. */
const words: [RegExp, 'in' | 'out'][] = [
  [/^(in|i|check ?in|c\/in|clock ?in|entry|εισοδοσ|εισ\.?|εναρξη|προσελευση|break ?in)$/, 'in'],
  [/^(out|o|check ?out|c\/out|clock ?out|exit|εξοδοσ|εξ\.?|ληξη|αποχωρηση|break ?out)$/, 'out'],
];

/** Reads one row of a table; times may have seconds, am and pm, or dots. */
export function readTableRow(cells: Record<string, string>, layout: PunchLayout, dayOrder: DayOrder): ReadLine {
  const cell = (field: PunchField) => (layout[field] ? (cells[layout[field]] ?? '').trim() : '');
  const code = cell('code');
  if (code === '' || code.length > 40)
    return { fault: `${layout.code}: enter the code of the person, up to 40 characters.` };
  const [dayText = '', ...rest] = (
    layout.time
      ? plainMoment(cell('time'))
      : `${cell('date').replace(/[T ]0?0:00(:00)?$/, '')} ${plainClock(cell('timeOfDay'))}`
  ).split(/[ T]+/);
  const timeText = rest.join(' ');
  const day = readDay(dayText.replaceAll(/[/]/g, dayText.match(/^\d{4}\//) ? '-' : '/'), dayOrder);
  if (!day) return { fault: `${layout.date ?? layout.time}: "${dayText}" is not a date.` };
  const time = readClockTime(timeText);
  if (!time) return { fault: `${layout.timeOfDay ?? layout.time}: "${timeText}" is not a time.` };
  return { code, wall: `${day}T${time}`, direction: directionOf(cell('direction')) };
}

function directionOf(text: string): 'in' | 'out' | null {
  return directionOfState(text) ?? words.find(([word]) => word.test(foldText(text)))?.[1] ?? null;
}

/** Returns `07:58:12` for `7:58:12`, `07.58.12`, `7:58:12 am` or `7:58:12 π.μ.`. */
export function readClockTime(text: string): string | null {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?\s*([apπμ])?\.?\s?[mμ]?\.?$/i.exec(text);
  if (!found) return null;
  const half = found[4]?.toLowerCase();
  const [hour, minute, second] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  if (minute > 59 || second > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return null;
  const isLate = half === 'p' || half === 'μ';
  const full = half ? (hour % 12) + (isLate ? 12 : 0) : hour;
  return [full, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}
