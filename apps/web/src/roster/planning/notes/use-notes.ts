import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createStore, type Store } from '#platform/store';
import type { PlanDays } from '../planning.queries';
import { planNotesQuery } from './plan-notes.queries';

const none: readonly PlanNote[] = [];

/** The notes of the days on screen, for what is drawn on the grid. */
export function useNotes(shown: PlanDays): Store<readonly PlanNote[]> {
  const { data = none } = useQuery(planNotesQuery(shown));
  const [store] = useState(() => createStore<readonly PlanNote[]>(none));
  useEffect(() => store.set(data), [store, data]);
  return store;
}
