import { type CountedPlace, type PlaceKind, type PlaceTree, parentKinds } from '@horae/contract/people/places';

/** A place as a tree row. */
export interface TreeRow {
  key: string;
  place: CountedPlace;
  /** 1 at the top. */
  level: number;
  parentKey: string | null;
  hasChildren: boolean;
  isOpen: boolean;
  /** Its position among its siblings, from 1, and how many there are. */
  position: number;
  size: number;
}

const top: Record<PlaceTree, PlaceKind> = { units: 'business-unit', departments: 'department-group' };

export const keyOf = ({ kind, id }: { kind: PlaceKind; id: number }): string => `${kind}.${id}`;

export const childKindOf = (kind: PlaceKind): PlaceKind | undefined =>
  (Object.keys(parentKinds) as PlaceKind[]).find((one) => parentKinds[one] === kind);

/** The visible rows; those below a collapsed row are left out. */
export function treeRows(tree: PlaceTree, places: readonly CountedPlace[], folded: ReadonlySet<string>): TreeRow[] {
  const rowsBelow = (kind: PlaceKind, parent: TreeRow | null): TreeRow[] => {
    const siblings = places.filter((one) => one.kind === kind && one.parentId === (parent?.place.id ?? null));
    const childKind = childKindOf(kind);
    return siblings.flatMap((place, at) => {
      const key = keyOf(place);
      const hasChildren = places.some((one) => one.kind === childKind && one.parentId === place.id);
      const isOpen = hasChildren && !folded.has(key);
      const row: TreeRow = {
        key,
        place,
        level: (parent?.level ?? 0) + 1,
        parentKey: parent?.key ?? null,
        hasChildren,
        isOpen,
        position: at + 1,
        size: siblings.length,
      };
      return isOpen && childKind ? [row, ...rowsBelow(childKind, row)] : [row];
    });
  };
  return rowsBelow(top[tree], null);
}

export type TreeStep = { to: string } | { fold: string } | { unfold: string } | null;

/** What a key does in the tree; `forward` is the arrow key that goes deeper in the reading direction. */
export function treeStep(rows: readonly TreeRow[], activeKey: string, key: string, isRtl: boolean): TreeStep {
  const at = rows.findIndex((row) => row.key === activeKey);
  const row = rows[at];
  if (!row) return null;
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward && row.hasChildren) return row.isOpen ? to(rows[at + 1]) : { unfold: row.key };
  if (key === back) return row.isOpen ? { fold: row.key } : row.parentKey ? { to: row.parentKey } : null;
  if (key === 'ArrowDown') return to(rows[at + 1]);
  if (key === 'ArrowUp') return to(rows[at - 1]);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key.length !== 1 || key === ' ') return null;
  const order = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return to(order.find(({ place }) => startsWith(place.name, key)));
}

const to = (row: TreeRow | undefined): TreeStep => (row ? { to: row.key } : null);

const startsWith = (name: string, letter: string) =>
  name.slice(0, letter.length).localeCompare(letter, undefined, { sensitivity: 'base' }) === 0;

/** The names from the top level to a place. */
export function pathOf(places: readonly CountedPlace[], place: CountedPlace): string[] {
  const parent = places.find(({ kind, id }) => kind === parentKinds[place.kind] && id === place.parentId);
  return [...(parent ? pathOf(places, parent) : []), place.name];
}

/** Open places of a kind as options: `Rooms › Floors`. */
export function choices(
  places: readonly CountedPlace[],
  kind: PlaceKind,
  but?: number,
): { value: string; label: string }[] {
  return places
    .filter((one) => one.kind === kind && one.closedFrom === null && one.id !== but)
    .map((one) => ({ value: String(one.id), label: pathOf(places, one).join(' › ') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'el'));
}
