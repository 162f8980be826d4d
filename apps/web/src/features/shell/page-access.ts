import type { UserData } from '@horae/contract/session.contract';
import { mayCall } from '#platform/access';
import { type Page, pageAt, pages } from './navigation';

type Rule = Pick<Page, 'access' | 'isOpenToAll'> & { path: string };

const mayOpen = (user: UserData | null, { access }: Rule): boolean => mayCall(user, access);

export function pagesFor(user: UserData | null): Page[] {
  return pages.filter((page) => mayOpen(user, page));
}

/** What the guard decides about a path: `open`, log in first, or no access. Unknown paths are for "not found". */
export function guard(
  user: UserData | null,
  pathname: string,
  among: readonly Rule[] = pages,
): 'open' | 'log-in' | 'refuse' {
  const page = pageAt(pathname, among);
  if (!page || page.isOpenToAll) return 'open';
  if (!user) return 'log-in';
  return mayOpen(user, page) ? 'open' : 'refuse';
}
