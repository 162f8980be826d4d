import type { LocalDate } from '@horae/local-time/local-date';
import { addressOf } from './address';
import { type CellReading, ofMeaning } from './cell-reading';
import type { CodeBook } from './code-book';
import type { Collector } from './collector';
import { codeKey } from './fold';
import type { Grid } from './grid';
import { areSpans, type CodeMeaning, type Span } from './meaning';
import { readCell } from './read-cell';
import type { WorkText } from './shift-text';

/** For whom and when a cell is read. */
export interface Owner {
  person: number;
  date: LocalDate;
  /** Where they differ from the person's. */
  department?: string;
  job?: string;
}

export type Place = readonly [row: number, column: number];

/** Writes what cells plan into the collector, and asks what is not clear. */
export interface Entries {
  /** Reads the first of some cells that say the same. */
  cell(owner: Owner, places: readonly Place[], extras?: Extras): void;
  /** Plans work read from a start and an end, or asks about both when it is not clear. */
  pair(owner: Owner, places: readonly [Place, Place], span: Span, isClear: boolean, extras?: Extras): void;
}

/** A break and a note from columns of their own. */
export interface Extras {
  breakMinutes?: number;
  note?: string;
}

/** Reads the cells of days; what equal cells say is worked out once. */
export function entriesFor(grid: Grid, book: CodeBook, out: Collector): Entries {
  const known = new Map<string, CellReading>();
  const addressesOf = (places: readonly Place[]) => places.map(([row, column]) => addressOf(row, column));

  function plan(
    owner: Owner,
    places: readonly Place[],
    parts: readonly WorkText[],
    extras: Extras,
    code?: string,
  ): void {
    for (const [row, column] of places) out.claim(row, column, 'shift');
    const cells = addressesOf(places);
    const lastPart = parts.at(-1);
    for (const part of parts)
      for (const span of part.spans) {
        const isLast = span === part.spans.at(-1);
        const breakMinutes = part.breakMinutes ?? (part === lastPart ? extras.breakMinutes : undefined);
        const note = [part.note, extras.note].filter(Boolean).join(' ');
        out.shifts.push({
          ...owner,
          ...span,
          ...(isLast && part.overtimeMinutes !== undefined && { overtimeMinutes: part.overtimeMinutes }),
          ...(isLast && breakMinutes !== undefined && { breakMinutes }),
          ...(code !== undefined && { code }),
          ...(note !== '' && { note }),
          cells,
        });
      }
  }

  function planReading(
    owner: Owner,
    places: readonly Place[],
    reading: CellReading,
    text: string,
    extras: Extras,
  ): void {
    const cells = addressesOf(places);
    if (reading.kind === 'shift') {
      if (reading.code !== undefined) for (const cell of cells) out.seeCode(reading.code, cell);
      plan(owner, places, reading.work, extras, reading.code);
      return;
    }
    for (const [row, column] of places) out.claim(row, column, reading.kind);
    if (reading.kind === 'question') {
      const { kind: _, ...rest } = reading;
      out.ask({ kind: 'code', text, ...rest }, cells);
    }
    if (reading.kind !== 'leave' && reading.kind !== 'dayOff') return;
    for (const cell of cells) out.seeCode(reading.code, cell);
    const note = [reading.note, extras.note].filter(Boolean).join(' ');
    const entry = { ...owner, code: reading.code, ...(note !== '' && { note }), cells };
    if (reading.kind === 'leave') out.leaves.push({ ...entry, leave: reading.leave });
    else out.daysOff.push({ ...entry, ...(reading.isCompensatory && { isCompensatory: true }) });
  }

  return {
    cell(owner, places, extras = {}) {
      const [row, column] = places[0]!;
      const cell = grid.cell(row, column);
      if (cell === null) return;
      const text = grid.text(row, column);
      const id = `${cell.kind} ${text}`;
      const reading = known.get(id) ?? readCell(cell, text, book);
      known.set(id, reading);
      planReading(owner, places, reading, text, extras);
    },
    pair(owner, places, span, isClear, extras = {}) {
      if (isClear) return plan(owner, places, [{ spans: [span] }], extras);
      const text = places.map(([row, column]) => grid.text(row, column)).join('-');
      const key = codeKey(text);
      const answer = book.answers.get(key);
      const suggestion: CodeMeaning | undefined = areSpans([span]) ? { kind: 'shift', spans: [span] } : undefined;
      const asked: CellReading = { kind: 'question', reason: 'unclearTimes', key, ...(suggestion && { suggestion }) };
      planReading(owner, places, answer ? ofMeaning(answer, text) : asked, text, extras);
    },
  };
}
