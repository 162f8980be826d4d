import type { PlannerHere } from '@horae/contract/scheduling/plan-presence.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type Store } from '#platform/store';
import { useSettled } from '../../use-settled';
import { othersQuery, type PlanPlace, tellLeaving } from './presence.queries';

export type Others = readonly PlannerHere[];

/** Milliseconds that the focus must rest before the others see it move. */
const pause = 1500;

/** Who else plans this hotel now. The store is for what is drawn on the grid, outside of the bar. */
export function useOthers(place: PlanPlace): { others: Others; store: Store<Others> } {
  const { hotel } = place;
  const [now] = useState(() => createStore(place));
  useLayoutEffect(() => now.set(place));
  const { data: others = none, refetch } = useQuery(othersQuery(hotel, now.get));
  const [store] = useState(() => createStore<Others>(none));
  useEffect(() => store.set(others), [store, others]);
  const where = useSettled(JSON.stringify(place), pause);
  const isAlone = others.length === 0;
  const told = useRef(where);
  useEffect(() => {
    if (told.current === where) return;
    told.current = where;
    if (!isAlone && document.visibilityState === 'visible') void refetch();
  }, [where, isAlone, refetch]);
  useEffect(() => () => tellLeaving({ ...now.get(), hotel }), [now, hotel]);
  return { others, store };
}

const none: Others = [];
