import type { FoundKind } from '@horae/contract/core/main-search.contract';
import { blogContract } from '@horae/contract/demo-apps/blog.contract';
import { employeeRecordsContract } from '@horae/contract/demo-apps/employee-records.contract';
import { faqContract } from '@horae/contract/demo-apps/faq.contract';
import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { profileContract } from '@horae/contract/demo-apps/profile.contract';
import { usersContract } from '@horae/contract/demo-apps/users.contract';
import { foldText } from '@horae/contract/fold-text';
import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { productPages } from '@horae/contract/pages';
import type { Access } from '@horae/contract/route';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';

/** Who may find a kind: who may make the call that lists it. */
const accessOf: Record<FoundKind, Access> = {
  page: 'session',
  hotel: staffTimelineContract.month.access,
  employee: staffTimelineContract.month.access,
  user: usersContract.list.access,
  record: employeeRecordsContract.list.access,
  invoice: invoicesContract.list.access,
  task: todoContract.list.access,
  card: kanbanContract.tasks.access,
  mail: emailContract.list.access,
  post: profileContract.posts.access,
  blog: blogContract.list.access,
  article: faqContract.article.access,
};

type Role = 'admin' | 'client';

export const mayFind = (role: Role, kind: FoundKind): boolean => role === 'admin' || accessOf[kind] === 'session';

/** Kinds that belong to an account alone. */
export const isPersonal = (kind: FoundKind): boolean => kind === 'task' || kind === 'mail';

/** Something that is known without asking the database. */
export interface Fixed {
  title: string;
  note: string;
  link: string;
  text?: string;
}

export const pagesFor = (role: Role): Fixed[] =>
  productPages
    .filter(({ access }) => role === 'admin' || access === 'session')
    .map(({ title, link }) => ({ title, note: '', link }));

/** The words of a search, folded; an entry has to hold all of them. */
export const wordsOf = (q: string): string[] => foldText(q).split(/\s+/).filter(Boolean);

/** Words of one or two letters stand at the beginning of a word; longer ones anywhere. */
export const isShort = (word: string): boolean => [...word].length < 3;

function holds(folded: string, word: string): boolean {
  return isShort(word) ? folded.startsWith(word) || folded.includes(` ${word}`) : folded.includes(word);
}

/** The entries that hold all words: titles that start with the search first, then those with a word that does. */
export function findFixed(entries: readonly Fixed[], words: readonly string[]): Fixed[] {
  const search = words.join(' ');
  const rank = (title: string) =>
    title.startsWith(search) ? 0 : title.includes(` ${search}`) ? 1 : title.includes(search) ? 2 : 3;
  return entries
    .map((entry) => ({ entry, folded: foldText(`${entry.title} ${entry.note} ${entry.text ?? ''}`) }))
    .filter(({ folded }) => words.every((word) => holds(folded, word)))
    .map(({ entry }) => ({ entry, rank: rank(foldText(entry.title)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** The screen that shows a stored entry. */
export function linkOf(kind: FoundKind, id: number, place: string): string {
  switch (kind) {
    case 'employee':
      return `/staff-timeline?emp=${id}`;
    case 'user':
      return `/users/${id}`;
    case 'record':
      return `/employees?q=${encodeURIComponent(place)}`;
    case 'invoice':
      return `/invoices/${id}`;
    case 'task':
      return `/todo?task=${id}`;
    case 'card':
      return `/kanban?task=${id}`;
    case 'mail':
      return `/email/${place}/${id}`;
    case 'post':
      return `/profile?post=${id}`;
    case 'blog':
      return `/blog/${id}`;
    default:
      return '/staff-timeline';
  }
}
