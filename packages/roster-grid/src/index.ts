export { addressOf, rangeAddress } from './address';
export { codeKey, nameKey } from './fold';
export { type CodeMeaning, type LeaveKind, leaveKinds, type Span } from './meaning';
export { isOpenLabel } from './open-words';
export { readRosterSheet } from './read-roster-sheet';
export { isTakenCode, readTyped, type TypedDay } from './read-typed';
export type {
  Answers,
  CellRole,
  CodeReason,
  ColumnPart,
  DayOff,
  Leave,
  LinePart,
  Notice,
  Part,
  PartKind,
  Person,
  PersonAnswer,
  Question,
  Reading,
  ReadOptions,
  Shift,
} from './reading';
export { type Cell, mostCells, mostColumns, mostRows, type Range, type Sheet } from './sheet';
export { type GridWords, gridWords, type Roster, writeGrid } from './write-grid';
