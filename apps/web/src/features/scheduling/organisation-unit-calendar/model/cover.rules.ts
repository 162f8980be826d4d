import type { Id, TimelineRow } from '@horae/timeline';
import type { GridRow } from '#roster/model/rows.rules';
import type { Totals } from '#roster/model/totals.rules';

/** How many people of a department work each day; shown below the department's name. */
export interface CoverRow extends TimelineRow {
  id: string;
  kind: 'resource';
  cover: true;
  title: string;
  heads: readonly number[];
  /** Heat colour steps 0 to 5, by day. */
  heat: readonly number[];
  /** The days with the fewest and the most people; empty if all days are equal. */
  fewest: ReadonlySet<number>;
  most: ReadonlySet<number>;
}

export type UnitRow = GridRow | CoverRow;

export const isCover = (row: UnitRow): row is CoverRow => 'cover' in row;

const heatSteps = 5;

function daysOf(heads: readonly number[], wanted: number): ReadonlySet<number> {
  return new Set(heads.flatMap((count, day) => (count === wanted ? [day] : [])));
}

/** The cover of a group: step 0 for nobody, step 5 for the best covered day. */
export function coverOf(group: { id: Id; title: string; level: number; totals: Pick<Totals, 'headsByDay'> }): CoverRow {
  const heads = group.totals.headsByDay;
  const [least, most] = [Math.min(...heads), Math.max(...heads)];
  const none: ReadonlySet<number> = new Set();
  return {
    id: `cover ${group.id}`,
    kind: 'resource',
    cover: true,
    level: group.level,
    title: group.title,
    heads,
    heat: heads.map((count) => (most === 0 ? 0 : Math.ceil((count / most) * heatSteps))),
    fewest: least < most ? daysOf(heads, least) : none,
    most: least < most ? daysOf(heads, most) : none,
  };
}

/** Adds a cover row above the people of each department; ungrouped, one cover row above all. */
export function withCover(rows: readonly GridRow[], whole: { title: string; totals: Totals }): readonly UnitRow[] {
  if (!rows.some(({ kind }) => kind === 'group')) return [coverOf({ id: 'all', level: 1, ...whole }), ...rows];
  return rows.flatMap((row): UnitRow[] => (row.kind === 'group' ? [row, coverOf({ ...row, level: 2 })] : [row]));
}
