import { rangeAddress } from './address';
import { alphabetOf, codeKey, mixesAlphabets } from './fold';
import type { Grid } from './grid';
import type { CellRole, DayOff, Leave, Notice, Part, PartKind, Person, Question, Shift } from './reading';
import type { Range } from './sheet';

/** A question before its cells are counted. */
export type Asked = Question extends infer One ? (One extends Question ? Omit<One, 'cells'> : never) : never;

/** Collects what is read from a sheet; each cell gets one role, the first that claims it. */
export interface Collector {
  people: Person[];
  shifts: Shift[];
  daysOff: DayOff[];
  leaves: Leave[];
  days: Set<string>;
  claim(row: number, column: number, role: CellRole): void;
  roleOf(row: number, column: number): CellRole | null;
  ask(question: Asked, cells: readonly string[]): void;
  tell(notice: Notice): void;
  part(kind: PartKind, range: Range, text?: string): void;
  /** Notes how a code is written, to tell one that is written in two alphabets. */
  seeCode(text: string, address: string): void;
  finish(): { roles: (CellRole | null)[][]; parts: Part[]; questions: Question[]; notices: Notice[] };
}

/** Starts collecting for a sheet. */
export function collectorFor(grid: Grid): Collector {
  const roles: (CellRole | null)[][] = Array.from({ length: grid.height }, () =>
    Array.from<null>({ length: grid.width }).fill(null),
  );
  const parts: Part[] = [];
  const notices: Notice[] = [];
  const questions = new Map<string, { asked: Asked; cells: Set<string> }>();
  const spellings = new Map<string, { alphabets: Set<string>; cells: string[]; text: string }>();
  const part: Collector['part'] = (kind, range, text) => {
    parts.push({ kind, range, address: rangeAddress(range), ...(text !== undefined && text !== '' && { text }) });
  };
  return {
    people: [],
    shifts: [],
    daysOff: [],
    leaves: [],
    days: new Set(),
    claim(row, column, role) {
      const line = roles[row];
      if (line && grid.cell(row, column) !== null && line[column] === null) line[column] = role;
    },
    roleOf: (row, column) => roles[row]?.[column] ?? null,
    ask(asked, cells) {
      const id = `${asked.kind} ${asked.reason} ${asked.key}`;
      const known = questions.get(id) ?? { asked: { ...asked }, cells: new Set<string>() };
      for (const cell of cells) known.cells.add(cell);
      questions.set(id, known);
    },
    tell: (notice) => void notices.push(notice),
    part,
    seeCode(text, address) {
      const alphabet = mixesAlphabets(text) ? 'mixed' : alphabetOf(text);
      if (!alphabet) return;
      const key = codeKey(text);
      const seen = spellings.get(key) ?? { alphabets: new Set(), cells: [], text };
      seen.alphabets.add(alphabet);
      seen.cells.push(address);
      spellings.set(key, seen);
    },
    finish() {
      leaveOut(grid, roles, part);
      for (const { alphabets, cells, text } of spellings.values())
        if (alphabets.has('mixed') || alphabets.size > 1)
          notices.push({ kind: 'lookAlike', cells: [...new Set(cells)], text });
      if (grid.isCut) notices.push({ kind: 'tooLarge', cells: [] });
      const withCells = [...questions.values()].map(({ asked, cells }) => Object.assign(asked, { cells: [...cells] }));
      return { roles, parts, questions: withCells as Question[], notices };
    },
  };
}

/** What nothing claimed is ignored, and told by row. */
function leaveOut(grid: Grid, roles: (CellRole | null)[][], part: Collector['part']): void {
  for (const [row, line] of roles.entries()) {
    const columns: number[] = [];
    for (const [column, role] of line.entries())
      if (role === null && grid.cell(row, column) !== null) {
        line[column] = 'ignored';
        columns.push(column);
      }
    if (columns.length === 0 || line.some((role) => role !== null && role !== 'ignored')) continue;
    part('ignoredRow', { top: row, bottom: row, left: columns[0]!, right: columns.at(-1)! });
  }
}
