import type { Command, LocalDate, TimelineHandle } from '../src';
import type { DemoItem, DemoRow } from './demo-data';

/** What tests and benchmarks may do to the example, as `window.__timeline`. */
export interface BenchHooks {
  /** How often a row was drawn since the page began. */
  renderedRows: number;
  /** Every command so far. */
  commands: Command<DemoRow, DemoItem>[];
  /** Moves the first item of a resource by minutes, as an edit would. */
  move(resourceId: number, minutes: number): void;
  /** Shows the period that holds a date. */
  setWeek(date: LocalDate): void;
  /** Reads the data again: new objects with the same content. */
  refetch(): void;
  handle(): TimelineHandle | null;
}

declare global {
  interface Window {
    __timeline: BenchHooks;
  }
}
