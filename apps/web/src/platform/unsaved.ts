import { notify } from './notify';
import { onSessionEnd, session } from './session';
import { words } from './words';

interface Unsaved {
  userId: number;
  page: string;
  values: Map<string, unknown>;
}

type Read = () => readonly [name: string, value: unknown] | null;

const unsavedWords = words('unsaved', { restored: 'Your unsaved changes were restored' });
const readers = new Set<Read>();
let unsaved: Unsaved | null = null;

/** Keeps unsaved input in memory if the session ends unintentionally, for the same account and page. */
onSessionEnd((end, user) => {
  const values = new Map([...readers].map((read) => read()).filter((found) => found !== null));
  unsaved = end === 'logout' ? null : { userId: user.id, page: location.pathname, values };
});

/** Registers a reader of unsaved input, called when a session ends; it returns null if there is none. */
export function watchUnsaved(read: Read): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

export function findUnsaved(name: string): unknown {
  const isOurs = unsaved?.userId === session.get()?.id && unsaved?.page === location.pathname;
  return isOurs ? unsaved?.values.get(name) : undefined;
}

/** Removes input that was restored, and notifies the user. */
export function takeUnsaved(name: string): void {
  if (findUnsaved(name) === undefined) return;
  unsaved?.values.delete(name);
  notify(unsavedWords.say('restored'), { kind: 'success' });
}
