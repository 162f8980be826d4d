import type { UserData } from '@horae/contract/core/user-data';
import type { Page } from '#areas/area-pages';
import { pageAt, pages } from '#areas/pages';
import { mayCall } from '#platform/access';
import type { SelectedHotel } from '#platform/storage';

type Rule = Pick<Page, 'access' | 'isOpenToAll'> & { path: string };

const mayOpen = (user: UserData | null, { access }: Rule): boolean => mayCall(user, access);

/** The pages offered to this account in this hotel. */
export function pagesFor(user: UserData | null, hotel: Pick<SelectedHotel, 'rights'> | null): Page[] {
  return pages.filter((page) => mayOpen(user, page) && hasRight(user, hotel, page));
}

/** Without a hotel, having the right in any hotel suffices; sessions from before rights existed pass. */
function hasRight(user: UserData | null, hotel: Pick<SelectedHotel, 'rights'> | null, page: Page): boolean {
  const rights: Page['rights'] = page.access === 'hotel-admin' ? ['administer'] : page.rights;
  if (!rights || user?.role === 'admin') return true;
  const looked = hotel ? [hotel] : (user?.hotels ?? []);
  return looked.some((one) => !one.rights || one.rights.some((right) => rights.includes(right)));
}

/** Whether to open a path, log in first, or refuse. Unknown paths are opened and end in "not found". */
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
