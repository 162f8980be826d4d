import { mailFolders, mailLabels } from '@horae/contract/office/email.contract';
import { readId } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';

export type MailFolder = (typeof mailFolders)[number];
export type MailLabel = (typeof mailLabels)[number];

/** As they stand beside the list; starred is no folder of its own but a view of all. */
export const shownFolders = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;
export type ShownFolder = (typeof shownFolders)[number];

export const labelsInOrder: readonly MailLabel[] = ['personal', 'company', 'important', 'private'];

/** A folder or a label: what a list of mails shows. */
export type MailBox = { folder: ShownFolder; label?: never } | { label: MailLabel; folder?: never };

/** What is being written, as the address says it: a new mail, an answer to one, or a draft by its number. */
export type Writing =
  | { what: 'new'; to: string }
  | { what: 'reply' | 'forward'; id: number }
  | { what: 'draft'; id: number };

export interface MailPlace {
  box: MailBox;
  q: string;
  /** The mail that is open; 0 for a number that is none. */
  open: number | null;
  writing: Writing | null;
}

/** Where the page stands, by what follows `/email/` and the search; what is said wrongly is as always. */
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

/** What follows `/email/` for a box, or for a mail in it. */
export function mailPath({ folder, label }: MailBox, id?: number): string {
  return [...(label ? ['label', label] : [folder]), ...(id === undefined ? [] : [id])].join('/');
}

/** The search with a message window open, or without one. */
export function withWriting(search: TextSearch, compose: string | null): TextSearch {
  return withSearchChange(search, { compose, to: null });
}

/** The same place in another box: a search ends, what is being written goes along. */
export const inOtherBox = (search: TextSearch): TextSearch => withSearchChange(search, { q: null });

/** Whether a mail still belongs in the box after a change that the server has not confirmed yet. */
export function isIn(
  box: MailBox,
  mail: { folder: MailFolder; isStarred: boolean; labels: readonly string[] },
): boolean {
  if (box.label) return mail.folder !== 'trash' && mail.labels.includes(box.label);
  return box.folder === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === box.folder;
}
