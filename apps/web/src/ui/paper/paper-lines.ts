import { useEffect, useId } from 'react';
import { createStore, type Store } from '#platform/store';

type Lines = ReadonlyMap<string, string>;

/** Lines that parts of the screen add to the printed header, such as range and scope. */
export const paperLines = createStore<Lines>(new Map());

/** The screen's active filters: "Role: Editor". */
export const paperFilters = createStore<Lines>(new Map());

function useLine(store: Store<Lines>, line: string): void {
  const id = useId();
  useEffect(() => {
    if (!line) return undefined;
    store.set(new Map(store.get()).set(id, line));
    return () => {
      const others = new Map(store.get());
      others.delete(id);
      store.set(others);
    };
  }, [store, id, line]);
}

/** Adds a line to the printed header while the component is mounted. */
export const usePaperLine = (line: string): void => useLine(paperLines, line);

/** Adds a filter to printed pages and exported files; without a value it is inactive. */
export const usePaperFilter = (label: string, value = ''): void => useLine(paperFilters, value && `${label}: ${value}`);

/** As `usePaperFilter` for several filters; those without a value are left out. */
export const usePaperFilters = (filters: readonly (readonly [label: string, value: string | undefined])[]): void =>
  useLine(paperFilters, filters.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join(' · '));

/** Returns all filters in one line. */
export const filtersText = (filters: Lines = paperFilters.get()): string => [...filters.values()].join(' · ');
