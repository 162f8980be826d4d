import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, addressOf, type Question, type Reading, readRosterSheet, type Sheet } from './index';
import { anySheet, gridLikeSheet, listLikeSheet } from './test/any-sheet';

const sheets = fc.oneof(anySheet, gridLikeSheet, listLikeSheet);
const rosters = fc.oneof(gridLikeSheet, listLikeSheet);
const options = fc.record({
  near: fc.option(fc.constantFrom('2026-11-12', '2028-02-27', 'tomorrow'), { nil: undefined }),
});
const places = ['shift', 'dayOff', 'leave'] as const;

describe('of any sheet', () => {
  it('each cell that holds something has one role, empty cells have none', () => {
    fc.assert(
      fc.property(sheets, options, (sheet, settings) => {
        const { roles } = readRosterSheet(sheet, settings);

        for (const [row, line] of sheet.rows.entries())
          for (const [column, cell] of line.entries())
            expect(roles[row]![column] !== null, addressOf(row, column)).toBe(holds(cell));
      }),
      { numRuns: 300 },
    );
  });

  it('shifts, days off, leave and questions name exactly the cells of their role', () => {
    fc.assert(
      fc.property(sheets, options, (sheet, settings) => {
        const reading = readRosterSheet(sheet, settings);
        const read = { shift: reading.shifts, dayOff: reading.daysOff, leave: reading.leaves };

        for (const role of places) {
          const named = new Set(read[role].flatMap(({ cells }) => cells));
          expect([...named].toSorted(), role).toEqual(cellsWith(reading, role).toSorted());
        }
        const asked = new Set(reading.questions.flatMap(({ kind, cells }) => (kind === 'code' ? cells : [])));
        const waiting = new Set(cellsWith(reading, 'question'));
        for (const cell of asked) expect(waiting.has(cell), cell).toBe(true);
        expect(waiting.size === 0 || reading.questions.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('answers leave no question', () => {
    fc.assert(
      fc.property(rosters, options, (sheet, settings) => {
        let answers: Answers = {};
        let reading = readRosterSheet(sheet, settings);
        for (let round = 0; round < 4 && reading.questions.length > 0; round += 1) {
          answers = withAnswers(answers, reading.questions);
          reading = readRosterSheet(sheet, { ...settings, answers });
        }

        expect(reading.questions).toEqual([]);
        expect(cellsWith(reading, 'question')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('reading again says the same and changes no input', () => {
    fc.assert(
      fc.property(gridLikeSheet, options, (sheet, settings) => {
        const before = structuredClone(sheet);
        const reading = readRosterSheet(sheet, settings);

        expect(readRosterSheet(sheet, settings)).toEqual(reading);
        expect(sheet).toEqual(before);
      }),
    );
  });

  it('whatever comes instead of a sheet, options or answers is survived', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), gridLikeSheet, (rows, answers, sheet) => {
        readRosterSheet({ rows, merged: rows } as Sheet, answers as object);
        readRosterSheet({ rows: [rows, [rows]] } as unknown as Sheet);
        readRosterSheet(sheet, {
          near: rows as string,
          answers: { codes: answers, people: answers, dates: answers } as Answers,
        });
        readRosterSheet(rows as Sheet);
      }),
      { numRuns: 300 },
    );
  });
});

const holds = (cell: Sheet['rows'][number][number]): boolean => {
  if (cell === null) return false;
  return cell.kind !== 'text' || cell.text.trim() !== '';
};

const cellsWith = ({ roles }: Reading, role: string): string[] =>
  roles.flatMap((line, row) => line.flatMap((one, column) => (one === role ? [addressOf(row, column)] : [])));

function withAnswers(answers: Answers, questions: readonly Question[]): Answers {
  const codes = { ...answers.codes };
  const people = { ...answers.people };
  const dates = { ...answers.dates };
  for (const { kind, reason, key } of questions) {
    if (kind === 'code') codes[key] = { kind: 'shift', spans: [{ from: 480, to: 960 }] };
    if (kind === 'person')
      people[key] = reason === 'noName' ? { kind: 'named', name: 'Somebody' } : { kind: 'several' };
    if (kind === 'dates') dates[key] = '2026-11-16';
  }
  return { codes, people, dates };
}
