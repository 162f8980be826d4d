import { onSessionEnd } from '#platform/session';
import { createStore } from '#platform/store';
import { findUnsaved, takeUnsaved, watchUnsaved } from '#platform/unsaved';

type Drafts = Readonly<Record<number, string>>;

const name = 'chat drafts';

/** Unsent text by contact; discarded when the session ends. */
export const drafts = createStore<Drafts>({});

watchUnsaved(() => (Object.values(drafts.get()).some((text) => text.trim() !== '') ? [name, drafts.get()] : null));
onSessionEnd(() => drafts.set({}));

export function keepDraft(contactId: number, text: string): void {
  drafts.set({ ...drafts.get(), [contactId]: text });
}

/** Restores the drafts of an expired session after the same account logs in again. */
export function restoreDrafts(): void {
  const kept = findUnsaved(name) as Drafts | undefined;
  if (kept) drafts.set(kept);
  takeUnsaved(name);
}
