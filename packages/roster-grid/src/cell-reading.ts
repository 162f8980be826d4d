import type { CodeMeaning } from './meaning';
import type { CodeReason } from './reading';
import type { WorkText } from './shift-text';

/** What one cell plans. */
export type CellReading =
  | { kind: 'shift'; work: readonly WorkText[]; code?: string }
  | { kind: 'dayOff'; code: string; isCompensatory?: true; note?: string }
  | { kind: 'leave'; leave: Extract<CodeMeaning, { kind: 'leave' }>['leave']; code: string; note?: string }
  | { kind: 'note' | 'ignored' }
  | { kind: 'question'; reason: CodeReason; key: string; suggestion?: CodeMeaning; legend?: string };

/** What a cell plans whose text has a meaning. */
export function ofMeaning(meaning: CodeMeaning, code: string, note?: string): CellReading {
  if (meaning.kind === 'shift') {
    const { spans, overtimeMinutes, breakMinutes } = meaning;
    const ownNote = [meaning.note, note].filter(Boolean).join(' ');
    const work: WorkText = {
      spans,
      ...(overtimeMinutes && { overtimeMinutes }),
      ...(breakMinutes && { breakMinutes }),
      ...(ownNote !== '' && { note: ownNote }),
    };
    return { kind: 'shift', work: [work], code };
  }
  if (meaning.kind === 'dayOff') {
    const { isCompensatory } = meaning;
    return { kind: 'dayOff', code, ...(isCompensatory && { isCompensatory }), ...(note && { note }) };
  }
  if (meaning.kind === 'leave') return { kind: 'leave', leave: meaning.leave, code, ...(note && { note }) };
  return { kind: meaning.kind };
}
