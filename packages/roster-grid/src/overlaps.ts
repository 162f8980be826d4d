import type { Collector } from './collector';

interface Taken {
  from: number;
  to: number;
  cells: readonly string[];
}

/** Tells work over other work, and work on a day off or a day of leave, of one person. */
export function tellOverlaps(out: Collector): void {
  const days = new Map<string, Taken[]>();
  const take = (person: number, date: string, taken: Taken) => {
    const key = `${person} ${date}`;
    const list = days.get(key);
    if (list) list.push(taken);
    else days.set(key, [taken]);
  };
  // Open shifts may lie over each other.
  const ofPeople = out.shifts.filter(({ person }) => !out.people[person]?.isOpen);
  for (const { person, date, from, to, cells } of ofPeople) take(person, date, { from, to, cells });
  for (const { person, date, cells } of [...out.daysOff, ...out.leaves])
    take(person, date, { from: 0, to: 1440, cells });
  for (const list of days.values()) {
    const inOrder = list.toSorted((a, b) => a.from - b.from);
    const over = inOrder.flatMap((taken, index) => {
      const before = inOrder[index - 1];
      return before && taken.from < before.to ? before.cells.concat(taken.cells) : [];
    });
    if (over.length > 0) out.tell({ kind: 'overlap', cells: [...new Set(over)] });
  }
}
