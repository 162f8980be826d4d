import { codeKey } from './fold';
import type { Grid } from './grid';
import { spellingOf } from './known-codes';
import { type CodeMeaning, isMeaning } from './meaning';
import type { Answers } from './reading';

/** What codes mean: by answers, and by the legend of the sheet. */
export interface CodeBook {
  answers: ReadonlyMap<string, CodeMeaning>;
  legend: ReadonlyMap<string, LegendEntry>;
  /** Short codes in the alphabets that the sheet writes them in. */
  spellings: ReadonlySet<string>;
  /** Whether the sheet counts hours to 12. */
  countsToTwelve: boolean;
}

export interface LegendEntry {
  /** The code as the legend writes it. */
  code: string;
  /** Undefined when the legend names it without times. */
  meaning?: CodeMeaning;
  text: string;
  address: string;
}

/** The short codes of a sheet in the alphabets it writes them in. */
export function spellingsIn(grid: Grid): Set<string> {
  const codes = new Set<string>();
  for (let row = 0; row < grid.height; row += 1)
    for (let column = 0; column < grid.width; column += 1) {
      const text = grid.text(row, column);
      if (text !== '' && text.length <= 4) codes.add(spellingOf(text));
    }
  return codes;
}

/** The answers about codes, by key; malformed ones count as not given. */
export function answeredCodes(answers: Answers | undefined): Map<string, CodeMeaning> {
  const codes = answers?.codes;
  if (typeof codes !== 'object' || codes === null) return new Map();
  return new Map(
    Object.entries(codes).flatMap(([code, meaning]) => (isMeaning(meaning) ? [[codeKey(code), meaning]] : [])),
  );
}
