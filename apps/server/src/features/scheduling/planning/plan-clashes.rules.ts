import { groupBy } from '#platform/group-by';
import { type AnyItem, hasPerson, type PlannedItem } from '#roster/planned-item';

/** Two items of one person that cannot both be. */
export interface Clash {
  item: PlannedItem;
  other: PlannedItem;
  /** `work`: at two places at once; `away`: work on a day off or leave; `leave`: two leaves on one day. */
  kind: 'work' | 'away' | 'leave';
}

/** The first clash of these kinds of an item that was changed with another of the same person; null if there is none. */
export function clashOf(
  items: readonly PlannedItem[],
  changed: ReadonlySet<number>,
  kinds: readonly Clash['kind'][] = ['work', 'away', 'leave'],
): Clash | null {
  const byPerson = groupBy(items, ({ employeeId }) => employeeId);
  for (const own of byPerson.values()) {
    const moved = own.filter(({ id }) => changed.has(id));
    for (const item of moved) {
      for (const other of own) {
        const kind = other.id === item.id ? null : kindOf(item, other);
        if (kind && kinds.includes(kind)) return { item, other, kind };
      }
    }
  }
  return null;
}

function kindOf(a: PlannedItem, b: PlannedItem): Clash['kind'] | null {
  if (a.allDay && b.allDay) return a.firstDay <= b.lastDay && b.firstDay <= a.lastDay ? 'leave' : null;
  if (a.allDay || b.allDay) {
    const [leave, work] = a.allDay ? [a, b] : [b, a];
    // A night that ends on the first morning of a leave is work of the day before.
    return leave.firstDay <= work.firstDay && work.firstDay <= leave.lastDay ? 'away' : null;
  }
  if (a.type === 'OnCall' || b.type === 'OnCall') return null;
  return a.start < b.end && b.start < a.end ? 'work' : null;
}

/** The plan of people as it would be published: published items with the drafts laid over them, without open shifts. */
export const withDrafts = (published: readonly PlannedItem[], drafts: readonly AnyDraft[]): PlannedItem[] =>
  withAnyDrafts(published, drafts).filter(hasPerson);

/** The same with open shifts. */
export function withAnyDrafts(published: readonly AnyItem[], drafts: readonly AnyDraft[]): AnyItem[] {
  const drafted = new Set(drafts.map(({ item }) => item.id));
  return [
    ...published.filter(({ id }) => !drafted.has(id)),
    ...drafts.flatMap(({ isRemoved, item }) => (isRemoved ? [] : [item])),
  ];
}

interface AnyDraft {
  isRemoved: boolean;
  item: AnyItem;
}
