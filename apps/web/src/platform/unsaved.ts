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

/** What somebody had typed when the session ended without their wish stays in memory, for the same account and page. */
onSessionEnd((end, user) => {
  const values = new Map([...readers].map((read) => read()).filter((found) => found !== null));
  unsaved = end === 'logout' ? null : { userId: user.id, page: location.pathname, values };
});

/** Asks for what is unsaved at the moment a session ends; null when nothing is. */
export function watchUnsaved(read: Read): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

export function findUnsaved(name: string): unknown {
  const isOurs = unsaved?.userId === session.get()?.id && unsaved?.page === location.pathname;
  return isOurs ? unsaved?.values.get(name) : undefined;
}

/** What is shown again is given back once, and said. */
export function takeUnsaved(name: string): void {
  if (findUnsaved(name) === undefined) return;
  unsaved?.values.delete(name);
  notify(unsavedWords.say('restored'), { kind: 'success' });
}
