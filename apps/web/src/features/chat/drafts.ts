import { onSessionEnd } from '#platform/session';
import { createStore } from '#platform/store';

/** What was begun and not sent, by contact; forgotten with the session. */
export const drafts = createStore<Readonly<Record<number, string>>>({});

onSessionEnd(() => drafts.set({}));

export function keepDraft(contactId: number, text: string): void {
  drafts.set({ ...drafts.get(), [contactId]: text });
}
