import type { HourRow, HourSums, WorkingHoursRequest } from '@horae/contract/working-hours.contract';
import { compareText } from '#platform/text-order';
import type { PersonHours } from './person-hours';
import type { HourGrid } from './working-hours.rules';

const minutes = ['planned', 'declared', 'actual', 'overtime'] as const;
const measures = [...minutes, 'heads'] as const;
type Measure = (typeof measures)[number];

/** What one person, or all people of a node, have in each column. */
class Sums {
  people = 0;
  open = 0;
  /** Those who begin a shift in the range. */
  workers = 0;
  readonly by: Record<Measure, Int32Array>;

  constructor(columns: number) {
    const zeros = () => new Int32Array(columns);
    this.by = { planned: zeros(), declared: zeros(), actual: zeros(), overtime: zeros(), heads: zeros() };
  }

  clear(): void {
    this.people = this.open = this.workers = 0;
    for (const measure of measures) this.by[measure].fill(0);
  }

  add(other: Sums): void {
    this.people += other.people;
    this.open += other.open;
    this.workers += other.workers;
    for (const measure of measures) {
      const [own, added] = [this.by[measure], other.by[measure]];
      for (let column = 0; column < own.length; column += 1) own[column]! += added[column]!;
    }
  }

  /** As the contract has it: a list without entries is zero in every column. */
  written(): HourSums {
    const { people, open } = this;
    const sums = { people, open } as HourSums;
    const total = {} as HourSums['total'];
    for (const measure of measures) {
      const list = this.by[measure];
      total[measure] = list.reduce((sum, value) => sum + value, 0);
      sums[measure] = total[measure] === 0 ? [] : [...list];
    }
    return { ...sums, total: { ...total, heads: this.workers } };
  }
}

/** Writes what one person has into sums that held somebody else's: at a thousand people new ones cost more than all else. */
function sumUp({ months }: PersonHours, { columnOf }: HourGrid, sums: Sums): void {
  sums.clear();
  sums.people = 1;
  for (const hours of months) {
    const columnOfDay = columnOf.get(hours.month) ?? [];
    const columns = hours.days.map((day) => columnOfDay[day]);
    const each = (values: number[], add: (value: number, column: number) => void) => {
      for (const [entry, value] of values.entries()) {
        const column = columns[entry];
        if (column !== undefined && value > 0) add(value, column);
      }
    };
    for (const measure of minutes) each(hours[measure], (value, column) => (sums.by[measure][column]! += value));
    each(hours.begins, (_, column) => (sums.by.heads[column] = sums.workers = 1));
    each(hours.open, (value) => (sums.open += value));
  }
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
  const node = (id: number): Node => ({ id, sums: new Sums(grid.columns.length), below: new Map() });
  const top = node(0);
  const sums = new Sums(grid.columns.length);
  for (const person of people) {
    sumUp(person, grid, sums);
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
