import type { PlannedItem } from '#roster/planned-item';

/** What publishing changes for one person: an item before and after, null where there is none. */
export interface OwnChange {
  before: PlannedItem | null;
  after: PlannedItem | null;
}

/** A change of work that begins within the notice time; `beginsAt` in epoch seconds, null for every other change. */
export interface NoticedChange extends OwnChange {
  beginsAt: number | null;
}
