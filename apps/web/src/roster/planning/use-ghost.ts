import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { useSyncExternalStore } from 'react';
import type { Store } from '#platform/store';
import type { Ghost } from './model/ghost.rules';

/** Always the same, so that the rows of others are not drawn again. */
const none: readonly PlanChange[] = [];

/** What the ghost on the grid would change for a person, while there is one. */
export const useGhost = (ghost: Store<Ghost>, employee: number): readonly PlanChange[] =>
  useSyncExternalStore(ghost.subscribe, () => ghost.get().get(employee) ?? none);
