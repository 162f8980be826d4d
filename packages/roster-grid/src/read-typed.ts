import { clockOfCell } from './clock-text';
import { type CodeBook } from './code-book';
import { isKnownCode } from './known-codes';
import type { LeaveKind } from './meaning';
import { readCell } from './read-cell';
import type { WorkText } from './shift-text';

/** What somebody typed into the day of a person. */
export type TypedDay =
  | { kind: 'shift'; work: readonly WorkText[] }
  | { kind: 'dayOff'; isCompensatory?: true }
  | { kind: 'leave'; leave: LeaveKind }
  | { kind: 'empty' }
  /** Nothing that can be planned. */
  | { kind: 'unknown' };

const book: CodeBook = { answers: new Map(), legend: new Map(), spellings: new Set(), countsToTwelve: false };

/**
 * Reads what is typed into one day of a roster: times (`8-16`, `8-12/18-22`, `22-6`), a day off (`off`, `ΡΕΠΟ`), or a
 * kind of leave (`al`, `ΑΔΕΙΑ`). Minutes count from 00:00 of the day. What would have to be asked in a sheet is unknown.
 */
export function readTyped(typed: string): TypedDay {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const reading = readCell({ kind: 'text', text }, text, book);
  if (reading.kind === 'shift') return { kind: 'shift', work: reading.work };
  if (reading.kind === 'dayOff')
    return reading.isCompensatory ? { kind: 'dayOff', isCompensatory: true } : { kind: 'dayOff' };
  if (reading.kind === 'leave') return { kind: 'leave', leave: reading.leave };
  return { kind: 'unknown' };
}

/**
 * Whether a code cannot be given a meaning of its own, because typing it means something already, or its look-alike in
 * the other alphabet does, or it is a time (`7am`, `0700`). A number of one or two digits is no time here.
 */
export function isTakenCode(code: string): boolean {
  const isTime = !/^\d{1,2}$/.test(code) && clockOfCell({ kind: 'text', text: code }) !== undefined;
  return isTime || isKnownCode(code) || readTyped(code).kind !== 'unknown';
}
