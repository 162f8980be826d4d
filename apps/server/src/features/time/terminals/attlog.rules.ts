import type { verifications } from '@horae/contract/time/terminals.contract';
import type { WallPunch } from './wall-time.rules';

export type Verification = (typeof verifications)[number];

export type ReadLine = (WallPunch & { verification?: Verification | null }) | { fault: string };

/** The meaning of a terminal's state column; 255 and all others mean unknown. */
const directions: Record<string, 'in' | 'out'> = { 0: 'in', 1: 'out', 2: 'out', 3: 'in', 4: 'in', 5: 'out' };

export const directionOfState = (state: string | undefined): 'in' | 'out' | null => directions[state ?? ''] ?? null;

/** The column after the state; firmware uses other numbers also, which say nothing here. */
const verificationOf: Record<string, Verification> = {
  0: 'password',
  1: 'finger',
  3: 'password',
  4: 'card',
  15: 'face',
  25: 'palm',
};

const start =
  /^\s*(\S{1,40})[\t ,;]+(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[\t ,;](.*))?$/;

/** Whether this is a line of a terminal's log rather than a table with a heading. */
export const isAttlogLine = (line: string): boolean => start.test(line);

/** The columns behind the time; with tabs, an empty column counts. */
const columnsOf = (rest: string): string[] =>
  rest.includes('\t')
    ? rest.split('\t').map((text) => text.trim())
    : rest.split(/[ ,;]+/).filter((text) => text !== '');

/**
 * Reads one line of a terminal's log: code, local time, then columns whose count varies by firmware. What a terminal
 * sends has the state first; `stateAt` says in which of these columns a file has it.
 */
export function readAttlogLine(line: string, stateAt: number | null = 0): ReadLine {
  const found = start.exec(line);
  if (!found) return { fault: `"${line.trim().slice(0, 60)}" is not a line of a log: code, date and time come first.` };
  const [, code, year, month, day, hour, minute, second, rest = ''] = found;
  const columns = columnsOf(rest);
  const two = (text: string | undefined) => (text ?? '0').padStart(2, '0');
  return {
    code: code!,
    wall: `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`,
    direction: stateAt === null ? null : directionOfState(columns[stateAt]),
    verification: verificationOf[columns[(stateAt ?? 0) + 1] ?? ''] ?? null,
  };
}

/** The number of columns of the widest of these lines. */
export const widthOf = (lines: readonly string[]): number =>
  lines.reduce((width, line) => {
    const found = start.exec(line);
    return found ? Math.max(width, 2 + columnsOf(found[8] ?? '').length) : width;
  }, 2);

/** How the columns of a file are ordered, and in which of them, behind the time, the state is. */
export interface AttlogOrder {
  name: string;
  stateAt: number;
}

const stateFirst: AttlogOrder = { name: 'log of a terminal: state, verification, work code', stateAt: 0 };
const machineFirst: AttlogOrder = { name: 'log of a USB stick: machine, state, verification, work code', stateAt: 1 };

/**
 * Tells the two orders of files apart. The log of a USB stick has four columns behind the time and the number of the
 * machine in the first, the same on every line; where the second is the one that never changes, it is the verification
 * and the state stands first.
 */
export function orderOfFile(lines: readonly string[]): AttlogOrder {
  const rows = lines.flatMap((line) => {
    const found = start.exec(line);
    return found ? [columnsOf(found[8] ?? '')] : [];
  });
  const wide = rows.filter((columns) => columns.length === 4);
  if (wide.length * 2 < rows.length) return stateFirst;
  const valuesAt = (place: number) => new Set(wide.map((columns) => columns[place]));
  const [first, second] = [valuesAt(0), valuesAt(1)];
  const isMachine = first.size === 1 && !(second.size === 1 && first.has('0'));
  return isMachine || second.size > first.size ? machineFirst : stateFirst;
}
