import { readCsv } from '#platform/csv';
import type { DayOrder } from '#platform/read-day';
import { isAttlogLine, orderOfFile, type ReadLine, readAttlogLine } from './attlog.rules';
import { layoutOf, type PunchField, UnreadColumns } from './table-layout.rules';
import { readTableRow } from './table-rows.rules';
import type { LogPunch } from './take-log';
import { type WallMoment, type WallPunch, wallTimesOfFile } from './wall-time.rules';

export type LogRow = { line: number; note?: string } & ({ punch: LogPunch } | { fault: string });

export interface ReadLog {
  layout: string;
  heading: string[];
  rows: LogRow[];
}

interface ReadingRules {
  zone: string;
  dayOrder: DayOrder;
  mapping?: Partial<Record<PunchField, string>> | undefined;
}

/** Reads the text of a file: a terminal's log, or a table with a heading. */
export function readLog(text: string, rules: ReadingRules): ReadLog {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined) throw new UnreadColumns('This file is empty.');
  const { layout, heading, read } = isAttlogLine(first)
    ? readLines(lines, rules.mapping?.direction)
    : readTable(text, rules);
  const moments = wallTimesOfFile(
    read.flatMap(([, row]) => ('wall' in row ? [row] : [])),
    rules.zone,
  );
  let at = 0;
  const rows = read.map(([line, row]) =>
    'fault' in row ? { line, fault: row.fault } : withInstant(line, row, moments[at++]!),
  );
  return { layout, heading, rows };
}

type Read = { layout: string; heading: string[]; read: [line: number, row: ReadLine][] };

function readLines(lines: string[], stateColumn: string | undefined): Read {
  const width = Math.max(...lines.slice(0, 100).map((line) => line.trim().split('\t').length));
  const heading = Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
  const at = stateColumn === undefined ? -1 : heading.indexOf(stateColumn);
  if (stateColumn !== undefined && at < 2) throw new UnreadColumns(`"${stateColumn}" cannot hold the direction.`);
  // Code and time are the first two columns.
  const order = stateColumn === undefined ? orderOfFile(lines) : { name: 'log of a terminal', stateAt: at - 2 };
  const read = lines.flatMap((line, index): Read['read'] =>
    line.trim() === '' ? [] : [[index + 1, readAttlogLine(line, order.stateAt)]],
  );
  return { layout: order.name, heading, read };
}

function readTable(text: string, { dayOrder, mapping }: ReadingRules): Read {
  const { heading, rows } = readCsv(text);
  const layout = layoutOf(heading, mapping);
  const read = rows.map((cells, at): Read['read'][number] => [at + 2, readTableRow(cells, layout, dayOrder)]);
  return { layout: layout.name, heading, read };
}

function withInstant(line: number, { code, direction }: WallPunch, moment: WallMoment): LogRow {
  if ('fault' in moment) return { line, fault: moment.fault };
  return { line, punch: { code, direction, at: moment.at }, ...(moment.note && { note: moment.note }) };
}

/** Whether a file contains binary records, which some firmware writes; text never has such characters. */
export const isBinary = (content: Uint8Array): boolean => {
  const head = content.subarray(0, 4096);
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return !isWide && head.some((byte) => byte < 9 || (byte > 13 && byte < 32));
};
