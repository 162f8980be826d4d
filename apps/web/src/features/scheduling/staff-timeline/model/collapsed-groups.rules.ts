import type { Id } from '@horae/timeline';
import type { GridRow } from '#roster/model/rows.rules';

/** Above this many people, groups begin collapsed. */
const manyPeople = 40;

interface Question {
  rows: readonly GridRow[];
  /** Number of people in the rows. */
  shown: number;
  /** Whether a group was last opened or closed by hand, by its id. */
  pressed: Readonly<Record<string, boolean>>;
  /** The person whose shift is open or who was searched for: their group is not collapsed unless it was closed. */
  opened: number | undefined;
}

/** Returns the ids of the groups to collapse. */
export function collapsedGroups({ rows, shown, pressed, opened }: Question): ReadonlySet<Id> {
  const collapsed = new Set<Id>();
  let group: Id | undefined;
  for (const row of rows) {
    if (row.kind === 'group') {
      group = row.id;
      if (!(pressed[group] ?? shown <= manyPeople)) collapsed.add(group);
    } else if (row.id === opened && group !== undefined && pressed[group] !== false) collapsed.delete(group);
  }
  return collapsed;
}
