import type { AnyChange } from '@horae/contract/scheduling/plan-changes';
import { HttpError, invalid, notFound, stale } from '#platform/errors';
import { type AnyItem, isSameItem } from '#roster/planned-item';
import { checkedItem } from '../shifts/planned-items.commands';
import type { Draft, DraftState, StepChange } from './draft';
import type { AnyPublished } from './published-items';

/** What is known of an item before it changes. */
export interface Current {
  published: AnyPublished | undefined;
  draft: Draft | undefined;
}

export const stateOf = ({ published, isRemoved, item, way }: Draft): DraftState => ({
  published,
  isRemoved,
  item,
  way,
});

/** The item of a change, checked as far as that needs no database; the error names the field of the change. */
export function itemOf({ item }: AnyChange, id: number, index: number, timeZone: string): AnyItem | null {
  if (!item) return null;
  try {
    return checkedItem(item, id, timeZone);
  } catch (error) {
    throw namedAsChange(error, index);
  }
}

function namedAsChange(error: unknown, index: number): unknown {
  const fields = error instanceof HttpError ? (error.more.error?.fields as { path: string; message: string }[]) : [];
  const [field] = fields ?? [];
  return field ? invalid(field.path.replace('shift.', `changes.${index}.item.`), field.message) : error;
}

export const refOf = ({ version, employeeId, departmentId, firstDay, lastDay }: AnyPublished) => ({
  version,
  employeeId,
  departmentId: employeeId === null ? departmentId : null,
  firstDay,
  lastDay,
});

/** The draft that takes a published item off the plan. */
export const removalOf = (published: AnyPublished): DraftState => ({
  published: refOf(published),
  isRemoved: true,
  item: published,
});

/** What a change makes of an item: refused if it was changed since the planner read it, or is not there. */
export function changeOf(change: AnyChange, id: number, item: AnyItem | null, current: Current): StepChange {
  const { published, draft } = current;
  const before = draft ? stateOf(draft) : null;
  if (change.id !== undefined) refuseStale(change, current);
  if (item && published && item.allDay !== published.allDay)
    throw invalid('item.typeOfShift', 'A shift cannot become leave. Remove it and add the leave.');
  const ref = published && refOf(published);
  if (!item) return { id, before, after: published ? removalOf(published) : null };
  if (published && isSameItem(item, published)) return { id, before, after: null };
  return { id, before, after: { published: ref ?? null, isRemoved: false, item } };
}

function refuseStale({ seen }: AnyChange, { published, draft }: Current): void {
  if (!published && !draft) throw notFound('Shift');
  const isSeen = seen.published === (published?.version ?? null) && seen.draft === (draft?.version ?? null);
  if (!isSeen) throw stale({ published: published?.version ?? null, draft: draft?.version ?? null });
}
