import type { Sheet } from './sheet';
import { SheetBuilder } from './sheet-builder';

export const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** Reads separated text (CSV, or cells pasted from a spreadsheet); the separator is found by trial. */
export function readDelimited(text: string): { sheet: Sheet; separator: Separator } {
  const declared = /^sep=([;,\t|])\r?\n/i.exec(text.slice(0, 10));
  const body = declared ? text.slice(declared[0].length) : text;
  const separator = (declared?.[1] as Separator | undefined) ?? likeliestSeparator(body);
  const builder = new SheetBuilder('');
  forEachRecord(body, separator, (line, fields) => {
    for (const [column, field] of fields.entries()) {
      const plain = field.trim();
      if (plain !== '') builder.add(line + (declared ? 1 : 0), column, { kind: 'text', text: plain });
    }
  });
  return { sheet: builder.build(), separator };
}

const trialLength = 64_000;
const trialRows = 200;

/** The separator that gives most rows the same number of cells, and more than one. */
function likeliestSeparator(text: string): Separator {
  const start = text.slice(0, trialLength);
  const trials = separators.map((separator) => {
    const counts = new Map<number, number>();
    let rows = 0;
    forEachRecord(start, separator, (_, fields) => {
      const filled = fields.findLastIndex((field) => field.trim() !== '') + 1;
      if (filled > 0) rows += 1;
      if (filled > 1) counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1);
      return rows < trialRows;
    });
    const score = Math.max(0, ...[...counts].map(([width, times]) => times * Math.log2(width)));
    return { separator, score };
  });
  return trials.reduce((best, trial) => (trial.score > best.score ? trial : best)).separator;
}

type Take = (line: number, fields: string[]) => boolean | void;

/** Calls back with each record and the line on which it begins, until the answer is false. */
function forEachRecord(text: string, separator: string, take: Take): void {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const begun = line;
    const fields: string[] = [];
    for (;;) {
      const field = text[at] === '"' ? quotedField(text, at, separator) : undefined;
      if (field) {
        fields.push(field.text);
        line += field.breaks;
        at = field.end;
      } else {
        const end = endOfField(text, at, separator);
        fields.push(text.slice(at, end));
        at = end;
      }
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    line += 1;
    if (take(begun, fields) === false) return;
  }
}

function endOfField(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length) {
    const letter = text[at]!;
    if (letter === separator || letter === '\n' || letter === '\r') return at;
    at += 1;
  }
  return at;
}

/** A field in quotation marks; undefined where a mark only begins a word, or is never closed. */
function quotedField(text: string, from: number, separator: string) {
  let content = '';
  let start = from + 1;
  for (;;) {
    const mark = text.indexOf('"', start);
    if (mark < 0) return undefined;
    content += text.slice(start, mark);
    const next = text[mark + 1];
    if (next !== '"') {
      if (next !== undefined && next !== separator && next !== '\n' && next !== '\r') return undefined;
      return { text: content, end: mark + 1, breaks: content.split(/\r\n|\r|\n/).length - 1 };
    }
    content += '"';
    start = mark + 2;
  }
}
