import type { PlanGesture } from '@horae/contract/scheduling/plan-changes';
import type { AnyItem } from '#roster/planned-item';

/** The published item that a draft changes; its days as they are published. */
interface PublishedRef {
  version: number;
  /** Null: an open shift. */
  employeeId: number | null;
  /** Of an open shift; null otherwise. */
  departmentId: number | null;
  firstDay: string;
  lastDay: string;
}

/** What a draft says of one item, without who and when. */
export interface DraftState {
  published: PublishedRef | null;
  isRemoved: boolean;
  item: AnyItem;
  /** By which action it came to be so; not given in actions that were kept before this was known. */
  way?: PlanGesture | null;
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
  published?: { before: AnyItem | null; after: AnyItem | null };
}
