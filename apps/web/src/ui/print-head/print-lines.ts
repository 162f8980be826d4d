import { useEffect, useId } from 'react';
import { createStore, type Store } from '#platform/store';

type Lines = ReadonlyMap<string, string>;

/** Lines that parts of the screen add to the printed header, such as range and scope. */
export const printLines = createStore<Lines>(new Map());

/** The screen's active filters: "Role: Editor". */
export const printFilters = createStore<Lines>(new Map());

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
export const usePrintLine = (line: string): void => useLine(printLines, line);

/** Adds a filter to printed pages and exported files; without a value it is inactive. */
export const usePrintFilter = (label: string, value = ''): void => useLine(printFilters, value && `${label}: ${value}`);

/** As `usePrintFilter` for several filters; those without a value are left out. */
export const usePrintFilters = (filters: readonly (readonly [label: string, value: string | undefined])[]): void =>
  useLine(printFilters, filters.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join(' · '));

/** Returns all filters in one line. */
export const filtersText = (filters: Lines = printFilters.get()): string => [...filters.values()].join(' · ');
