import type { DayOrder } from '#platform/read-day';
import type { FileRows } from '#platform/rows-of-sheet';
import { orderOfFile, type ReadLine, readAttlogLine, type Verification, widthOf } from './attlog.rules';
import type { OpenedLog } from './open-log';
import { layoutOf, type PunchField, UnreadColumns } from './table-layout.rules';
import { readTableRow } from './table-rows.rules';
import type { LogPunch } from './take-log';
import { type WallMoment, wallTimesOfFile } from './wall-time.rules';

export type LogRow = { line: number; note?: string } & (
  | { punch: LogPunch; wall: string; verification: Verification | null }
  | { fault: string; text: string }
);

export interface ReadLog {
  layout: string;
  heading: string[];
  isLog: boolean;
  columns: Partial<Record<PunchField, string>>;
  rows: LogRow[];
}

interface ReadingRules {
  zone: string;
  dayOrder: DayOrder;
  mapping?: Partial<Record<PunchField, string>> | undefined;
}

/** Reads a file: a terminal's log, or a table with a heading. */
export function readLog(log: OpenedLog, rules: ReadingRules): ReadLog {
  if (log.table?.heading.length === 0) throw new UnreadColumns('This file is empty.');
  const { read, ...how } = log.lines ? readLines(log.lines, rules.mapping?.direction) : readTable(log.table, rules);
  const moments = wallTimesOfFile(
    read.flatMap(([, row]) => ('wall' in row ? [row] : [])),
    rules.zone,
  );
  let at = 0;
  const rows = read.map(([line, row, text]): LogRow => {
    if ('fault' in row) return { line, fault: row.fault, text };
    const moment = moments[at++]!;
    return 'fault' in moment ? { line, fault: moment.fault, text } : withInstant(line, row, moment);
  });
  return { ...how, rows };
}

type Read = Omit<ReadLog, 'rows'> & { read: [line: number, row: ReadLine, text: string][] };

function readLines(lines: string[], stateColumn: string | undefined): Read {
  const width = widthOf(lines.slice(0, 100));
  const heading = Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
  const { name, stateAt } = stateColumn === undefined ? orderOfFile(lines) : chosenOrder(heading, stateColumn);
  const read = lines.flatMap((line, index): Read['read'] =>
    line.trim() === '' ? [] : [[index + 1, readAttlogLine(line, stateAt), line]],
  );
  const direction = stateAt === null ? undefined : heading[stateAt + 2];
  const columns = { code: heading[0]!, time: heading[1]!, ...(direction && { direction }) };
  return { layout: name, heading, isLog: true, columns, read };
}

/** Code and time are the first two columns; empty means that no column says in or out. */
function chosenOrder(heading: string[], column: string): { name: string; stateAt: number | null } {
  if (column === '') return { name: 'log of a terminal without in and out', stateAt: null };
  const at = heading.indexOf(column);
  if (at < 2) throw new UnreadColumns(`"${column}" cannot hold the direction.`);
  return { name: 'log of a terminal', stateAt: at - 2 };
}

function readTable({ heading, rows, lines }: FileRows, { dayOrder, mapping }: ReadingRules): Read {
  const { name, ...columns } = layoutOf(heading, mapping);
  const read = rows.map((cells, at): Read['read'][number] => [
    lines[at]!,
    readTableRow(cells, { name, ...columns }, dayOrder),
    Object.values(cells).join('; '),
  ]);
  return { layout: name, heading, isLog: false, columns, read };
}

function withInstant(
  line: number,
  { code, direction, wall, verification = null }: Exclude<ReadLine, { fault: string }>,
  moment: Exclude<WallMoment, { fault: string }>,
): LogRow {
  return {
    line,
    wall,
    verification,
    punch: { code, direction, at: moment.at },
    ...(moment.note && { note: moment.note }),
  };
}

/** Whether a file contains binary records, which some firmware writes; text never has such characters. */
export const isBinary = (content: Uint8Array): boolean => {
  const head = content.subarray(0, 4096);
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return !isWide && head.some((byte) => byte < 9 || (byte > 13 && byte < 32));
};
