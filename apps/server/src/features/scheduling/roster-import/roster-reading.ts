import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridCorrections, GridReading } from '@horae/contract/scheduling/roster-import.contract';
import type { Sheet } from '@horae/sheet-file/sheet';
import type { GrantedHotel } from '#platform/account';
import { hotelClock } from '#platform/hotel-time';
import type { DayOrder } from '#platform/read-day';
import type { FileRows } from '#platform/rows-of-sheet';
import { type Coverage, gridCoverage, listCoverage } from './coverage.rules';
import { isPlaced, type ReadRow, type RowEntry } from './entries';
import { foldedCodes } from './folded-codes.rules';
import { typeAnswered } from './grid-codes.rules';
import { gridPeople } from './grid-people';
import { gridRows } from './grid-rows.rules';
import { gridSheet } from './grid-sheet.rules';
import { gridView } from './grid-view.rules';
import { layoutOf, UnreadColumns } from './layouts.rules';
import { askOpen, isCorrected, noCorrections, readAnswered, type SaidOfGrid } from './read-grid';
import type { RosterAnswers } from './roster-answers';
import { readRow } from './rows.rules';

export interface RosterSource {
  table: Pick<FileRows, 'heading' | 'rows' | 'lines'>;
  /** The sheet of the table; without it a grid is not looked for. */
  sheet?: Sheet;
  dayOrder: DayOrder;
  mapping?: Record<string, string> | undefined;
  /** The answers that came with the file, which also say what a grid is read as without asking. */
  answers?: readonly ImportAnswer[];
  corrections?: GridCorrections;
}

/** A roster file as it was read, whatever its layout. */
export interface RosterReading {
  layout: string;
  rows: ReadRow[];
  /** The column in which a list says when; null for a grid. */
  dayColumn: string | null;
  grid: GridReading | null;
  /** Whether something must be answered before the file can be compared with the plan. */
  isOpen: boolean;
  /** What the file covers, of the people whom it plans. */
  coverage: (people: readonly number[], entries: readonly RowEntry[]) => Coverage;
  /** The departments whose open shifts it has lines for, and its days. */
  open: OpenLines;
}

export interface OpenLines {
  departments: ReadonlySet<number>;
  days: readonly string[];
}

const noLines: OpenLines = { departments: new Set(), days: [] };

type Hotel = Pick<GrantedHotel, 'companyId' | 'timeZone'>;

/** Reads a list by a mapping or a known layout, otherwise a grid, otherwise a list by the likeness of its headings. */
export function readRoster(hotel: Hotel, source: RosterSource, answers: RosterAnswers): RosterReading {
  const { table, sheet, mapping } = source;
  const { answers: given = [], corrections = noCorrections } = source;
  const known = mapping ? 'mapped' : layoutName(table.heading);
  const isKnownList = known !== null && known !== 'matched by headings';
  const grid = sheet && !isKnownList ? readGrid(hotel, sheet, answers, { given, corrections }) : null;
  return grid ?? readList(hotel, source, answers);
}

function layoutName(heading: string[]): string | null {
  try {
    return layoutOf(heading).name;
  } catch (error) {
    if (error instanceof UnreadColumns) return null;
    throw error;
  }
}

function readList(
  { timeZone }: Hotel,
  { table, dayOrder, mapping }: RosterSource,
  { typeNamed }: RosterAnswers,
): RosterReading {
  const layout = layoutOf(table.heading, mapping);
  const rules = { timeZone, dayOrder, typeNamed };
  const clock = hotelClock(timeZone);
  return {
    layout: layout.name,
    rows: table.rows.map((cells, at) => readRow(cells, table.lines[at]!, layout, rules)),
    dayColumn: layout.start ?? layout.startDate ?? null,
    grid: null,
    isOpen: false,
    coverage: (people, entries) => listCoverage(people, entries, clock.dayOf),
    open: noLines,
  };
}

/** Reads a sheet as a grid; null if it is none. */
function readGrid({ timeZone }: Hotel, file: Sheet, answers: RosterAnswers, said: SaidOfGrid): RosterReading | null {
  const { reading, isAnswered } = readAnswered(gridSheet(file), hotelClock(timeZone).today(), answers, said);
  // A correction may leave nobody, and is then still seen and taken back.
  const isGrid = reading.layout === 'grid' && (reading.people.length > 0 || isCorrected(said));
  if (!isGrid) return null;
  askOpen(reading, answers);
  const personOf = gridPeople(reading, answers);
  const isOpen = answers.asked().questions.length > 0;
  const rows = gridRows(reading, {
    timeZone,
    personOf,
    typeOfCode: (code) => (isAnswered(code) ? typeAnswered(answers.known('shiftType', code)) : null),
  });
  const found = reading.people.map((_, at) => personOf(at)).filter(isPlaced);
  const named = found.flatMap(({ open, employeeId }) => (open ? [] : (employeeId ?? [])));
  const departments = new Set(found.flatMap(({ open }) => open?.departmentId ?? []));
  const view = gridView(file, reading);
  const folded = foldedCodes(file, reading, personOf, answers.employees);
  return {
    layout: 'grid',
    rows,
    dayColumn: null,
    grid: { ...view, notices: [...view.notices, ...folded] },
    isOpen,
    coverage: (people) => gridCoverage([...new Set([...people, ...named])], reading.days),
    open: { departments, days: reading.days },
  };
}
