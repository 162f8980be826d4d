import type { PlannedItem } from '#roster/planned-item';

/** The published item that a draft changes; its days as they are published. */
interface PublishedRef {
  version: number;
  employeeId: number;
  firstDay: string;
  lastDay: string;
}

/** What a draft says of one item, without who and when. */
export interface DraftState {
  published: PublishedRef | null;
  isRemoved: boolean;
  item: PlannedItem;
}

export interface Draft extends DraftState {
  version: number;
  changedBy: number | null;
  changedAt: Date;
}

/** What an action changed of one item; null: no draft. */
export interface StepChange {
  id: number;
  before: DraftState | null;
  after: DraftState | null;
  /** The published item before and after, where the action was published at once; it is undone by publishing. */
  published?: { before: PlannedItem | null; after: PlannedItem | null };
}
