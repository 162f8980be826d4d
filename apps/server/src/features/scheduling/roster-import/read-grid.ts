import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridCorrections } from '@horae/contract/scheduling/roster-import.contract';
import {
  type CodeMeaning,
  codeKey,
  type Answers as GridAnswers,
  type PersonAnswer,
  type Question,
  type Reading,
  readRosterSheet,
  type Sheet,
} from '@horae/roster-grid';
import { gridMeaning, lineAnswer, proposalText } from './grid-codes.rules';
import type { RosterAnswers } from './roster-answers';

const mostRounds = 6;

interface AnsweredGrid {
  reading: Reading;
  /** Whether the hotel said what a code means, and not the sheet. */
  isAnswered: (code: string) => boolean;
}

/** What was said of a grid with its file: of what it is asked or not. */
export interface SaidOfGrid {
  given: readonly ImportAnswer[];
  corrections: GridCorrections;
}

export const noCorrections: GridCorrections = { columns: {}, lines: {} };

export const isCorrected = ({ corrections: { columns, lines } }: SaidOfGrid): boolean =>
  Object.keys(columns).length + Object.keys(lines).length > 0;

/**
 * Reads a grid, answering what it asks from the answers of the hotel until nothing more can be answered: what a sheet
 * says itself goes before what an earlier one meant. What was said of it now goes before all.
 */
export function readAnswered(
  sheet: Sheet,
  near: string,
  answers: RosterAnswers,
  { given, corrections }: SaidOfGrid = { given: [], corrections: noCorrections },
): AnsweredGrid {
  const codes: Record<string, CodeMeaning> = {};
  const people: Record<string, PersonAnswer> = {};
  const dates: Record<string, string> = {};
  const asked = new Set<string>();

  function takeAnswer(question: Question): boolean {
    const { kind, key } = question;
    const value = valueOf(question);
    if (kind === 'code') {
      const known = answers.known('shiftType', value, (meaning) => gridMeaning(meaning) !== undefined);
      if (known) codes[key] = gridMeaning(known)!;
      return known !== undefined;
    }
    if (kind === 'person') {
      const known = answers.known('rosterLine', value, (meaning) => lineAnswer(meaning) !== undefined);
      if (known) people[key] = lineAnswer(known)!;
      return known !== undefined;
    }
    const known = answers.known('firstDay', value);
    if (known?.take === 'existing') dates[key] = known.text;
    return known?.take === 'existing';
  }

  for (const { of, value } of given) {
    const said = answers.known(of, value);
    const meaning = of === 'shiftType' && said && gridMeaning(said);
    if (meaning) codes[codeKey(value)] = meaning;
    if (of === 'firstDay' && said?.take === 'existing') dates[value] = said.text;
  }
  const readWith: GridAnswers = { codes, people, dates, ...corrections };
  let reading = readRosterSheet(sheet, { near, answers: readWith });
  for (let round = 0; round < mostRounds; round += 1) {
    // A question that comes again although it was answered stays one.
    const answered = reading.questions.filter((one) => !asked.has(`${one.kind} ${one.key}`) && takeAnswer(one));
    if (answered.length === 0) break;
    for (const { kind, key } of answered) asked.add(`${kind} ${key}`);
    reading = readRosterSheet(sheet, { near, answers: readWith });
  }
  return { reading, isAnswered: (code) => codes[codeKey(code)] !== undefined };
}

const mostCells = 50;

/** Asks what a grid leaves open. */
export function askOpen({ questions }: Reading, answers: RosterAnswers): void {
  for (const question of questions) {
    const { kind, cells } = question;
    const about = { value: valueOf(question), rows: cells.length, cells: cells.slice(0, mostCells) };
    if (kind === 'code') {
      const proposed = proposalText(question.suggestion);
      answers.ask({ of: 'shiftType', ...about, ...(proposed && { proposed }) });
    } else if (kind === 'person') answers.ask({ of: 'rosterLine', ...about });
    else answers.ask({ of: 'firstDay', ...about, ...(question.suggestion && { proposed: question.suggestion }) });
  }
}

/** Under which value a question is asked: a code or name as written, otherwise where it is. */
function valueOf(question: Question): string {
  const isNamed = question.kind === 'code' || (question.kind === 'person' && question.reason === 'sameName');
  return isNamed ? question.text : question.key;
}
