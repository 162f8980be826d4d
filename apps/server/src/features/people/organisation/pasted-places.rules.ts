import { foldText } from '@horae/contract/fold-text';
import {
  type Place,
  type PlaceKind,
  PlaceName,
  type PlaceRow,
  type PlaceTree,
  placeTrees,
} from '@horae/contract/people/places';

/** A place to add: its kind, and the names leading to it, outermost first. */
export interface WantedPlace {
  kind: PlaceKind;
  path: string[];
}

interface Reading {
  rows: PlaceRow[];
  /** Each once, parents first. */
  wanted: WantedPlace[];
}

/** The widest row that names places of both trees: unit, group, department. */
const mostLevels = 3;

/**
 * Finds what a list of departments would add to both trees. Without a unit of its own, a group belongs to `unit`; a name
 * with nothing below it stands for the levels below as well.
 */
export function readRowsOfBoth(lines: readonly string[][], places: readonly Place[], unit: string): Reading {
  const named = lines.map(trimmed);
  const faults = named.map((names) => faultOf(names, mostLevels));
  const sound = named.filter((_, at) => !faults[at]);
  const depth = Math.max(2, ...sound.map((names) => names.length));
  const above = new Set(sound.flatMap((names) => names.slice(1).map((_, at) => keyOf(names.slice(0, at + 1)))));
  const filled = named.map((names, at) => (faults[at] ? [] : above.has(keyOf(names)) ? names : filledTo(depth, names)));
  const trees = {
    units: readPlaceRows(
      'units',
      filled.map((names) => (depth < mostLevels ? [unit, ...names] : names)),
      places,
    ),
    departments: readPlaceRows(
      'departments',
      filled.map((names) => names.slice(depth - 2)),
      places,
    ),
  };
  const rows = named.map((names, at): PlaceRow => {
    const message = faults[at] ?? null;
    const isNew = Object.values(trees).some(({ rows }) => rows[at]?.state === 'new');
    return { row: at + 1, names, state: message ? 'wrong' : isNew ? 'new' : 'exists', message };
  });
  return { rows, wanted: faults.some(Boolean) ? [] : [...trees.units.wanted, ...trees.departments.wanted] };
}

const filledTo = (depth: number, names: readonly string[]): string[] =>
  Array.from({ length: depth }, (_, at) => names[at] ?? names.at(-1)!);

/** Finds what the rows of a spreadsheet would add to the open places of a hotel; a line may stop at any level. */
export function readPlaceRows(tree: PlaceTree, lines: readonly string[][], places: readonly Place[]): Reading {
  const kinds: readonly PlaceKind[] = placeTrees[tree];
  const known = new Set(openPlaces(kinds, places).map(({ path }) => keyOf(path)));
  const wanted: WantedPlace[] = [];
  const rows = lines.map((line, at): PlaceRow => {
    const names = trimmed(line);
    const row = { row: at + 1, names };
    const message = faultOf(names, kinds.length);
    if (message) return { ...row, state: 'wrong', message };
    const paths = names.map((_, depth) => names.slice(0, depth + 1));
    const added = paths.filter((path) => !known.has(keyOf(path)));
    for (const path of added) {
      known.add(keyOf(path));
      wanted.push({ kind: kinds[path.length - 1]!, path });
    }
    return { ...row, state: added.length > 0 ? 'new' : 'exists', message: null };
  });
  return { rows, wanted };
}

export const keyOf = (path: readonly string[]): string => path.map(foldText).join('\u0000');

/** The open places of a tree with their path of names. */
export function openPlaces(kinds: readonly PlaceKind[], places: readonly Place[]): { path: string[]; place: Place }[] {
  const found: { path: string[]; place: Place }[] = [];
  for (const kind of kinds) {
    for (const place of places.filter((one) => one.kind === kind && one.closedFrom === null)) {
      const above = found.find((one) => one.place.id === place.parentId)?.path;
      if (place.parentId === null || above) found.push({ path: [...(above ?? []), place.name], place });
    }
  }
  return found;
}

/** Drops empty cells at the end of a line. */
function trimmed(line: readonly string[]): string[] {
  const names = line.map((cell) => cell.trim());
  while (names.at(-1) === '') names.pop();
  return names;
}

function faultOf(names: readonly string[], mostColumns: number): string | null {
  if (names.length === 0) return 'This line is empty.';
  if (names.length > mostColumns) return `Use at most ${mostColumns} columns.`;
  const empty = names.indexOf('');
  if (empty >= 0) return `Column ${empty + 1} is empty.`;
  const long = names.findIndex((name) => !PlaceName.safeParse(name).success);
  return long >= 0 ? `The name in column ${long + 1} is too long: use up to 100 characters.` : null;
}
