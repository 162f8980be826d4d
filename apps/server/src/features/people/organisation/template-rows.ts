/** One row per path of names, as in a spreadsheet. */
export function rowsOf(tree: Record<string, Record<string, string[]>>): string[][] {
  return Object.entries(tree).flatMap(([unit, parts]) =>
    Object.entries(parts).flatMap(([part, centres]) => centres.map((centre) => [unit, part, centre])),
  );
}

export const pairsOf = (groups: Record<string, string[]>): string[][] =>
  Object.entries(groups).flatMap(([group, names]) => names.map((name) => [group, name]));
