import { hoursText, readCodeMeaning } from '@horae/contract/scheduling/code-meaning';
import { compensatoryCode } from '@horae/contract/scheduling/compensation';
import { kindOfCode, leaveCode } from '@horae/contract/scheduling/leave-kinds';
import type { WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { CodeMeaning, PersonAnswer } from '@horae/roster-grid';
import type { Meaning } from '../../people/import-memory/answers.reads';

/** What the hotel answered about a code, as the reader of grids takes it; undefined if it says no hours. */
export function gridMeaning(meaning: Meaning): CodeMeaning | undefined {
  if (meaning.take === 'nothing') return { kind: 'note' };
  const read = meaning.take === 'existing' ? readCodeMeaning(meaning.text) : null;
  if (!read) return undefined;
  if ('hours' in read) return { kind: 'shift', spans: read.hours };
  if (read.away === 'DayOff') return { kind: 'dayOff' };
  if (read.away === compensatoryCode) return { kind: 'dayOff', isCompensatory: true };
  const leave = kindOfCode(read.away);
  return leave && { kind: 'leave', leave };
}

/** The type of shift that the hotel answered with the hours of a code. */
export function typeAnswered(meaning: Meaning | undefined): WorkedType | null {
  const read = meaning?.take === 'existing' ? readCodeMeaning(meaning.text) : null;
  return read && 'hours' in read ? read.type : null;
}

/** What the reader proposes for a code, as the text of an answer. */
export function proposalText(meaning: CodeMeaning | undefined): string | undefined {
  if (meaning?.kind === 'shift') return hoursText(meaning.spans);
  if (meaning?.kind === 'dayOff') return meaning.isCompensatory ? compensatoryCode : 'DayOff';
  return meaning?.kind === 'leave' ? leaveCode(meaning.leave) : undefined;
}

/** What the hotel answered about a line. */
export function lineAnswer(meaning: Meaning): PersonAnswer | undefined {
  if (meaning.take === 'nothing') return { kind: 'ignored' };
  if (meaning.take !== 'existing') return undefined;
  const { text } = meaning;
  return text === 'one' || text === 'several' || text === 'department' ? { kind: text } : { kind: 'named', name: text };
}
