import { clocksAt, plainTimes } from './clock-text';
import { areSpans, type Span } from './meaning';
import { tailOf } from './shift-tail';
import { spanOf, spansAt } from './spans-text';

/** Work that one cell plans. */
export interface WorkText {
  spans: readonly Span[];
  overtimeMinutes?: number;
  breakMinutes?: number;
  note?: string;
}

export type ShiftText =
  | { kind: 'work'; work: WorkText[] }
  /** Looks like times but is not clear; the proposal, if any, is what may be meant. */
  | { kind: 'doubtful'; proposal?: WorkText };

const longestText = 160;

/**
 * Reads the times of a cell: `8-16`, `08:00–16:00`, `8.30-16.30`, `23-7`, `0700-1500`, `7am-3pm`, `8-12/18-22`, a shift a
 * line, overtime (`8-16+2`), breaks (`(30')`) and notes before or after. Undefined when the text has no times.
 */
export function shiftText(text: string): ShiftText | undefined {
  if (text.length > longestText || !/\d/.test(text)) return undefined;
  const lines = text.replace(/^\(([^()]*)\)$/s, '$1').split('\n');
  if (lines.length > 1) {
    const each = lines.map(line);
    if (each.every((one) => one?.kind === 'work'))
      return together(each.flatMap((one) => (one?.kind === 'work' ? one.work : [])));
    const ends = lines.map(loneClock);
    if (lines.length === 2 && ends.every((end) => end !== undefined)) return fromTwo(ends[0]!, ends[1]!);
  }
  return line(lines.join(' ')) ?? lines.map(twoClocks)[0];
}

function together(work: WorkText[]): ShiftText {
  const spans = work.flatMap(({ spans }) => spans);
  const isClear = areSpans(spans);
  return isClear ? { kind: 'work', work } : { kind: 'doubtful' };
}

function line(text: string): ShiftText | undefined {
  const plain = plainTimes(text);
  // Accents written as characters of their own change the length.
  const written = plain.length === text.length ? text : plain;
  let doubt: ShiftText | undefined;
  for (const at of startsOf(plain)) {
    for (const { spans, end, isDoubtful } of spansAt(plain, at)) {
      const tail = tailOf(plain.slice(end), written.slice(end));
      if (!tail) {
        doubt ??= { kind: 'doubtful' };
        continue;
      }
      const before = written
        .slice(0, at)
        .replace(/[\s:(–-]+$/, '')
        .trim();
      // Times before the times were not understood.
      if (/\d\s*[-:+/]\s*\d|^\d+$/.test(before)) {
        doubt ??= { kind: 'doubtful' };
        continue;
      }
      const note = [before, tail.note].filter(Boolean).join(' ');
      const { overtimeMinutes, breakMinutes } = tail;
      const work: WorkText = {
        spans,
        ...(overtimeMinutes !== undefined && { overtimeMinutes }),
        ...(breakMinutes !== undefined && { breakMinutes }),
        ...(note !== '' && { note }),
      };
      if (!isDoubtful && areSpans(spans)) return { kind: 'work', work: [work] };
      doubt = { kind: 'doubtful', ...(areSpans(spans) && { proposal: work }) };
    }
  }
  return doubt;
}

/** Where times may begin: at the start, or after a word or two. */
function startsOf(plain: string): number[] {
  const starts = [0];
  for (const match of plain.matchAll(/(?:(?<!\d):|[\s(])[\s(]*(?=\d|απο |from )/g))
    if (match.index <= 40) starts.push(match.index + match[0].length);
  return starts.slice(0, 4);
}

const loneClock = (text: string) => {
  const plain = plainTimes(text);
  return clocksAt(plain, 0).find(({ end, hasMinutes }) => end === plain.length && hasMinutes);
};

/** `08:00 16:00` and `08:00/16:00`: two times without a dash. */
function twoClocks(text: string): ShiftText | undefined {
  const [first = '', second = '', third] = text.split(/\s*[/]\s*|\s+/);
  const from = loneClock(first);
  const to = loneClock(second);
  if (third === undefined && from && to) return fromTwo(from, to);
  const short = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  if (!short || Number(short[1]) > 24 || Number(short[2]) > 24) return undefined;
  const { span } = spanOf({ minutes: Number(short[1]) * 60 }, { minutes: Number(short[2]) * 60 });
  return { kind: 'doubtful', ...(areSpans([span]) && { proposal: { spans: [span] } }) };
}

function fromTwo(from: { minutes: number }, to: { minutes: number }): ShiftText {
  const { span, isDoubtful } = spanOf(from, to);
  const isClear = !isDoubtful && areSpans([span]);
  return isClear ? { kind: 'work', work: [{ spans: [span] }] } : { kind: 'doubtful', proposal: { spans: [span] } };
}
