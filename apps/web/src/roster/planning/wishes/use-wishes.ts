import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createStore, type Store } from '#platform/store';
import { wishesQuery } from '../../wishes/wishes.queries';
import type { PlanDays } from '../planning.queries';

const none: readonly RosterWish[] = [];

/** The wishes for the days on screen, for what is drawn on the grid. */
export function useWishes(shown: PlanDays): Store<readonly RosterWish[]> {
  const { data = none } = useQuery(wishesQuery(shown));
  const [store] = useState(() => createStore<readonly RosterWish[]>(none));
  useEffect(() => store.set(data), [store, data]);
  return store;
}
