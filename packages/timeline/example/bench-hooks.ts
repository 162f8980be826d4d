import type { LocalDate } from '@horae/local-time/local-date';
import type { Command, TimelineHandle } from '../src';
import type { TouchMode } from '../src/editing';
import type { DemoItem, DemoRow } from './demo-data';

/** The hooks of the example for tests and benchmarks, available as `window.__timeline`. */
export interface BenchHooks {
  /** The number of rows rendered since the page was opened. */
  renderedRows: number;
  /** Every command so far. */
  commands: Command<DemoRow, DemoItem>[];
  /** Mounts the timeline; called immediately unless the URL has `wait=1`. */
  mount(): void;
  /** Moves a resource's first item in the range by a number of minutes, as an edit would. */
  move(resourceId: number, minutes: number): void;
  /** Adds an item of one working day to a resource on a date, whether or not it overlaps others. */
  add(resourceId: number, id: number, date: LocalDate): void;
  /** Creates the data of a date's week, as if it had been fetched. */
  prepare(date: LocalDate): void;
  /** Shows the period that contains a date. */
  setWeek(date: LocalDate): void;
  /** Replaces the data by new objects with the same content. */
  refetch(): void;
  /** Sets what fingers do apart from moving and drawing. */
  touch(mode: TouchMode): void;
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
  touch: notYet,
  handle: () => null,
};

declare global {
  interface Window {
    __timeline: BenchHooks;
  }
}

Object.assign(window, { __timeline: hooks });
