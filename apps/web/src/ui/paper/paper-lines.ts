import { useEffect, useId } from 'react';
import { createStore, type Store } from '#platform/store';

type Lines = ReadonlyMap<string, string>;

/** What the parts of the screen say for the head of its paper, each its own line: its range, its scope. */
export const paperLines = createStore<Lines>(new Map());

/** What the screen is narrowed by: "Role: Editor". */
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

/** Puts a line into the head of the printed page as long as the part is there. */
export const usePaperLine = (line: string): void => useLine(paperLines, line);

/** Tells the printed page and the exported file of a filter; one without a value narrows nothing. */
export const usePaperFilter = (label: string, value = ''): void => useLine(paperFilters, value && `${label}: ${value}`);

/** Several of them at once, those without a value left out. */
export const usePaperFilters = (filters: readonly (readonly [label: string, value: string | undefined])[]): void =>
  useLine(paperFilters, filters.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join(' · '));

/** All filters in one line. */
export const filtersText = (filters: Lines = paperFilters.get()): string => [...filters.values()].join(' · ');
