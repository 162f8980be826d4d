import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { Drag } from './drag-changes.rules';

/** What the ghost on the grid would change: for each person who loses or gains by it, all of its changes. */
export type Ghost = ReadonlyMap<number, readonly PlanChange[]>;

export const noGhost: Ghost = new Map();

/** Whose counters follow a drag: who has what is dragged, who gets it, and who gives a day off for it. */
export function ghostOf(changes: readonly PlanChange[], drag: Drag): Ghost {
  const moved = drag.type === 'move' ? drag.moves.map(({ item }) => item) : drag.type === 'resize' ? [drag.item] : [];
  const touched = [
    ...moved.map(({ resourceId }) => resourceId),
    ...changes.flatMap(({ item }) => item?.employeeId ?? []),
  ];
  return new Map(touched.map((person) => [person, changes]));
}
