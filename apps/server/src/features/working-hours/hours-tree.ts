import type { HourRow, HourSums, WorkingHoursRequest } from '@horae/contract/working-hours.contract';
import { eachNumber } from '#platform/columns-of';
import { compareText } from '#platform/text-order';
import type { PersonHours } from './person-hours';
import type { HourGrid } from './working-hours.rules';

const measures = ['planned', 'declared', 'actual', 'overtime', 'heads'] as const;
type Measure = (typeof measures)[number];

/** What one person, or all people of a node, have in each column; a list without entries is zero in every column. */
class Sums {
  people = 0;
  open = 0;
  readonly by: Record<Measure, number[]> = { planned: [], declared: [], actual: [], overtime: [], heads: [] };
  /** Of the heads: those who begin a shift in the range. */
  readonly total: Record<Measure, number> = { planned: 0, declared: 0, actual: 0, overtime: 0, heads: 0 };

  add(other: Sums): void {
    this.people += other.people;
    this.open += other.open;
    for (const measure of measures) {
      if (other.total[measure] === 0) continue;
      this.total[measure] += other.total[measure];
      const [own, added] = [this.by[measure], other.by[measure]];
      if (own.length === 0) this.by[measure] = [...added];
      else for (let column = 0; column < own.length; column += 1) own[column]! += added[column]!;
    }
  }

  written(): HourSums {
    const { people, open, by, total } = this;
    return { people, open, ...by, total };
  }
}

/** What one person has, in lists that held somebody else's before: at a thousand people new ones cost more than all else. */
function sumsOfPerson({ months }: PersonHours, { columns, columnOf }: HourGrid, lists: Sums['by']): Sums {
  const sums = new Sums();
  sums.people = 1;
  for (const measure of measures) {
    const list = lists[measure];
    for (let column = 0; column < columns.length; column += 1) list[column] = 0;
    sums.by[measure] = list;
  }
  for (const hours of months) {
    const columnOfDay = columnOf.get(hours.month) ?? [];
    const columnOfEntry: (number | undefined)[] = [];
    eachNumber(hours.days, (day) => columnOfEntry.push(columnOfDay[day]));
    for (const measure of measures) {
      const list = lists[measure];
      eachNumber(hours[measure === 'heads' ? 'begins' : measure], (value, entry) => {
        const column = columnOfEntry[entry];
        if (column === undefined || value === 0) return;
        if (measure === 'heads') list[column] = sums.total.heads = 1;
        else {
          list[column]! += value;
          sums.total[measure] += value;
        }
      });
    }
    eachNumber(hours.open, (value, entry) => {
      if (columnOfEntry[entry] !== undefined) sums.open += value;
    });
  }
  return sums;
}

interface Node {
  id: number;
  sums: Sums;
  below: Map<number, Node>;
}

/** The tree that the levels make of the people, depth first, siblings by label; `total` is what it hangs from. */
export function hoursTree(
  people: PersonHours[],
  { levels, parent = [], depth = levels.length }: WorkingHoursRequest,
  grid: HourGrid,
  labelOf: (level: string, id: number) => string,
): { total: HourSums; rows: HourRow[] } {
  const node = (id: number): Node => ({ id, sums: new Sums(), below: new Map() });
  const top = node(0);
  const lists: Sums['by'] = { planned: [], declared: [], actual: [], overtime: [], heads: [] };
  for (const person of people) {
    const sums = sumsOfPerson(person, grid, lists);
    top.sums.add(sums);
    let at = top;
    for (const id of person.path.slice(parent.length, parent.length + depth)) {
      let next = at.below.get(id);
      if (!next) at.below.set(id, (next = node(id)));
      next.sums.add(sums);
      at = next;
    }
  }

  const rows: HourRow[] = [];
  const write = ({ below }: Node, path: number[], parentRow: number | null) => {
    const level = levels[path.length]!;
    const siblings = [...below.values()].map((child) => ({ child, label: labelOf(level, child.id) }));
    siblings.sort((a, b) => compareText(a.label, b.label) || a.child.id - b.child.id);
    for (const { child, label } of siblings) {
      const own = [...path, child.id];
      const row = rows.push({ path: own, level, label, parent: parentRow, ...child.sums.written() });
      write(child, own, row - 1);
    }
  };
  write(top, parent, null);
  return { total: top.sums.written(), rows };
}
