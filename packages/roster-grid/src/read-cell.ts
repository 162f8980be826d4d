import { type CellReading, ofMeaning } from './cell-reading';
import { clockOfCell } from './clock-text';
import type { CodeBook } from './code-book';
import { codeKey } from './fold';
import { knownMeaning, likelyMeaning, spreadMeaning } from './known-codes';
import { areSpans, type CodeMeaning } from './meaning';
import type { Cell } from './sheet';
import { type ShiftText, shiftText } from './shift-text';
import { spanOf } from './spans-text';
import { twelveHourProposal } from './twelve-hours';

/** Reads a cell of a day: answers first, then the legend, times, and codes that most hotels share. */
export function readCell(cell: Exclude<Cell, null>, text: string, book: CodeBook): CellReading {
  const key = codeKey(text);
  const answered = book.answers.get(key);
  if (answered) return ofMeaning(answered, text);
  if (cell.kind !== 'text') return ofValue(cell, key, text, book);
  const legend = book.legend.get(key)?.meaning;
  if (legend) return ofMeaning(legend, text);
  const times = shiftText(text);
  const proposal = times && book.countsToTwelve ? twelveHourProposal(text) : undefined;
  if (proposal) return { kind: 'question', reason: 'unclearTimes', key, suggestion: proposal };
  if (times) return ofTimes(times, key, book);
  const known = knownMeaning(text, book.spellings);
  if (known) return ofMeaning(known, text);
  const marked = withMarks(text, book) ?? several(text, book);
  if (marked) return marked;
  const spread = spreadMeaning(text);
  return spread ? ofMeaning(spread, text) : unknown(text, key, book);
}

function ofTimes(times: ShiftText, key: string, book: CodeBook): CellReading {
  if (times.kind === 'doubtful') {
    const { proposal } = times;
    return {
      kind: 'question',
      reason: 'unclearTimes',
      key,
      ...(proposal && { suggestion: { kind: 'shift', ...proposal } }),
    };
  }
  const isMixed = times.work.some(({ note }) => note !== undefined && isAway(note, book));
  return isMixed ? { kind: 'question', reason: 'mixed', key } : { kind: 'shift', work: times.work };
}

const isAway = (note: string, book: CodeBook) => {
  const kind = (book.legend.get(codeKey(note))?.meaning ?? knownMeaning(note))?.kind;
  return kind === 'dayOff' || kind === 'leave';
};

function ofValue(cell: Exclude<Cell, null>, key: string, text: string, book: CodeBook): CellReading {
  const legend = book.legend.get(key)?.meaning;
  if (legend) return ofMeaning(legend, text);
  if (cell.kind === 'date' && cell.date !== undefined) {
    const [, month, day] = cell.date.split('-').map(Number);
    const { span } = spanOf({ minutes: day! <= 24 ? day! * 60 : 0 }, { minutes: month! * 60 });
    const isLikely = day! <= 24 && !cell.minutes && areSpans([span]);
    return {
      kind: 'question',
      reason: 'dateInsteadOfTimes',
      key,
      ...(isLikely && { suggestion: { kind: 'shift', spans: [span] } }),
    };
  }
  if (cell.kind === 'number' && cell.number >= 1 && cell.number <= 24)
    return { kind: 'question', reason: 'duration', key };
  const likely = likelyMeaning(text);
  if (likely) return { kind: 'question', reason: 'unknown', key, suggestion: likely };
  return { kind: 'question', reason: clockOfCell(cell) === undefined ? 'unknown' : 'oneTime', key };
}

/** `ΡΕΠΟ*`, `Π+2`, `OFF (swap)`: a known code with a mark or a remark. */
function withMarks(text: string, book: CodeBook): CellReading | undefined {
  const match =
    /^(.+?)\s*(\*+)$/su.exec(text) ?? /^(.+?)\s*\(([^()]*)\)$/su.exec(text) ?? /^([^\n]+)\n(.+)$/su.exec(text);
  if (match) {
    const [, code = '', mark = ''] = match;
    const meaning = meaningOf(code.trim(), book);
    if (meaning) return ofMeaning(meaning, code.trim(), mark.replaceAll('\n', ' ').trim());
  }
  const extra = /^(\S+?)\s*\+\s*(\d{1,2})$/u.exec(text);
  const meaning = extra && meaningOf(extra[1]!, book);
  if (meaning?.kind !== 'shift') return undefined;
  return ofMeaning({ ...meaning, overtimeMinutes: Number(extra![2]) * 60 }, extra![1]!);
}

/** `Π/Α`: two shifts by code on one day. */
function several(text: string, book: CodeBook): CellReading | undefined {
  const codes = text.split(/\s*[/&+\n]\s*/);
  if (codes.length < 2 || codes.length > 3) return undefined;
  const meanings = codes.map((code) => meaningOf(code, book));
  const work = meanings.flatMap((meaning) => {
    const reading = meaning?.kind === 'shift' && ofMeaning(meaning, text);
    return reading && reading.kind === 'shift' ? reading.work : [];
  });
  const isClear = work.length === codes.length && areSpans(work.flatMap(({ spans }) => spans));
  return isClear ? { kind: 'shift', work, code: text } : undefined;
}

function meaningOf(code: string, book: CodeBook): CodeMeaning | undefined {
  const key = codeKey(code);
  return book.answers.get(key) ?? book.legend.get(key)?.meaning ?? knownMeaning(code, book.spellings);
}

function unknown(text: string, key: string, book: CodeBook): CellReading {
  const legend = book.legend.get(key)?.text;
  const number = /^\d{1,2}(?:[.,]\d+)?\s*(?:h|ω|ώρες|hours)?$/iu.test(text);
  const time = clockOfCell({ kind: 'text', text }) !== undefined;
  const suggestion = likelyMeaning(text);
  return {
    kind: 'question',
    reason: number && text !== '0' ? 'duration' : time ? 'oneTime' : 'unknown',
    key,
    ...(suggestion && { suggestion }),
    ...(legend !== undefined && { legend }),
  };
}
