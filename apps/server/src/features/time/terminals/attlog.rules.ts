import type { WallPunch } from './wall-time.rules';

export type ReadLine = WallPunch | { fault: string };

/** The meaning of a terminal's state column; 255 and all others mean unknown. */
const directions: Record<string, 'in' | 'out'> = { 0: 'in', 1: 'out', 2: 'out', 3: 'in', 4: 'in', 5: 'out' };

export const directionOfState = (state: string | undefined): 'in' | 'out' | null => directions[state ?? ''] ?? null;

const start =
  /^\s*(\S{1,40})[\t ,;]+(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[\t ,;]+(.*))?$/;

/** Whether this is a line of a terminal's log rather than a table with a heading. */
export const isAttlogLine = (line: string): boolean => start.test(line);

/**
 * Reads one line of a terminal's log: code, local time, then columns whose count varies by firmware. With two to five
 * of them the state is the first; the six-column log of a USB stick has the machine number before it.
 */
export function readAttlogLine(line: string, stateAt?: number): ReadLine {
  const found = start.exec(line);
  if (!found) return { fault: `"${line.trim().slice(0, 60)}" is no line of a log: code, date and time come first.` };
  const [, code, year, month, day, hour, minute, second, rest = ''] = found;
  const columns = rest.split(/[\t ,;]+/).filter((text) => text !== '');
  // Four columns after the time: machine, state, verification method, work code.
  const place = stateAt ?? (columns.length === 4 ? 1 : 0);
  const two = (text: string | undefined) => (text ?? '0').padStart(2, '0');
  return {
    code: code!,
    wall: `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`,
    direction: directionOfState(columns[place]),
  };
}
