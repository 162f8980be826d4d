import type { LocalDate } from '@horae/local-time/local-date';
import type { Command, TimelineHandle } from '../src';
import type { DemoItem, DemoRow } from './demo-data';

/** What tests and benchmarks may see of the example and do to it, as `window.__timeline`. */
export interface BenchHooks {
  /** How often a row was drawn since the page began. */
  renderedRows: number;
  /** Every command so far. */
  commands: Command<DemoRow, DemoItem>[];
  /** Puts the timeline on the page; done at once unless the address says `wait=1`. */
  mount(): void;
  /** Moves the first item of a resource in the range by minutes, as an edit would. */
  move(resourceId: number, minutes: number): void;
  /** Adds an item of a working day to a resource and date, over whatever is there. */
  add(resourceId: number, id: number, date: LocalDate): void;
  /** Makes the data of a date's week, as if it had been fetched. */
  prepare(date: LocalDate): void;
  /** Shows the period that holds a date. */
  setWeek(date: LocalDate): void;
  /** Reads the data again: new objects with the same content. */
  refetch(): void;
  handle(): TimelineHandle | null;
}

const notYet = () => {
  throw new Error('The example is not on the page yet.');
};

export const hooks: BenchHooks = {
  renderedRows: 0,
  commands: [],
  mount: notYet,
  move: notYet,
  add: notYet,
  prepare: notYet,
  setWeek: notYet,
  refetch: notYet,
  handle: () => null,
};

declare global {
  interface Window {
    __timeline: BenchHooks;
  }
}

Object.assign(window, { __timeline: hooks });
