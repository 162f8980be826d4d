import { mailFolders, mailLabels } from '@horae/contract/office/emails';
import { readId } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';

export type MailFolder = (typeof mailFolders)[number];
export type MailLabel = (typeof mailLabels)[number];

/** In the order of the side panel; "starred" is not a folder but a view of all of them. */
export const shownFolders = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;
export type ShownFolder = (typeof shownFolders)[number];

export const labelsInOrder: readonly MailLabel[] = ['personal', 'company', 'important', 'private'];

/** A folder or a label, as the source of a list. */
export type MailBox = { folder: ShownFolder; label?: never } | { label: MailLabel; folder?: never };

/** What the URL says is being written: a new e-mail, a reply to one, or a draft by id. */
export type Writing =
  | { what: 'new'; to: string }
  | { what: 'reply' | 'forward'; id: number }
  | { what: 'draft'; id: number };

export interface MailPlace {
  box: MailBox;
  q: string;
  /** The open e-mail; 0 for an invalid id. */
  open: number | null;
  writing: Writing | null;
}

/** Reads the state from what follows `/email/` and from the search; invalid values become the default. */
export function readMailPlace(path: string, search: TextSearch): MailPlace {
  const parts = path.split('/').filter(Boolean);
  const isLabel = parts[0] === 'label';
  const [name, id] = isLabel ? parts.slice(1) : parts;
  const label = isLabel ? labelsInOrder.find((one) => one === name) : undefined;
  const folder = shownFolders.find((one) => one === name) ?? 'inbox';
  return {
    box: label ? { label } : { folder },
    q: (search.q ?? '').slice(0, 200),
    open: id === undefined ? null : (readId(id) ?? 0),
    writing: readWriting(search),
  };
}

function readWriting({ compose, to = '' }: TextSearch): Writing | null {
  if (compose === 'new') return { what: 'new', to };
  const [, what, digits] = /^(?:(reply|forward)-)?(\d+)$/.exec(compose ?? '') ?? [];
  const id = readId(digits);
  if (id === null) return null;
  return { what: what === 'reply' || what === 'forward' ? what : 'draft', id };
}

/** The part of the path after `/email/` for a box, or for an e-mail in it. */
export function mailPath({ folder, label }: MailBox, id?: number): string {
  return [...(label ? ['label', label] : [folder]), ...(id === undefined ? [] : [id])].join('/');
}

/** The search parameters with a compose window open, or without one. */
export function withWriting(search: TextSearch, compose: string | null): TextSearch {
  return withSearchChange(search, { compose, to: null });
}

/** The search parameters for another box: the search ends, the e-mail being written stays. */
export const inOtherBox = (search: TextSearch): TextSearch => withSearchChange(search, { q: null });

/** Whether an e-mail still belongs in the box after a change that the server has not confirmed yet. */
export function isIn(
  box: MailBox,
  mail: { folder: MailFolder; isStarred: boolean; labels: readonly string[] },
): boolean {
  if (box.label) return mail.folder !== 'trash' && mail.labels.includes(box.label);
  return box.folder === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === box.folder;
}
