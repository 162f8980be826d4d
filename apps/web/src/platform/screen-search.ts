import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { textSearch } from './search-text';

export type TextSearch = Readonly<Record<string, string>>;

/** What a route passes to its screen: the search parameters as text, and a function to change them. */
export interface ScreenSearch {
  search: TextSearch;
  /** Takes the new parameters, or a function of the current ones; use `replace` for typing, to add no history entry. */
  onSearch: (next: TextSearch | ((now: TextSearch) => TextSearch), options?: { replace?: boolean }) => void;
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

export function useScreenSearch(): ScreenSearch {
  const search: TextSearch = useSearch({ strict: false });
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const navigate = useNavigate();
  const router = useRouter();
  return {
    search,
    onSearch: (next, { replace = false } = {}) => {
      // The router may be ahead of what is rendered; do not navigate if the user has already left this page.
      const ahead = router.latestLocation;
      if (withoutSlash(ahead.pathname) !== withoutSlash(pathname)) return;
      const follows = typeof next === 'function' ? next(textSearch(ahead.search)) : next;
      void navigate({ to: '.', search: follows, replace, resetScroll: false });
    },
  };
}
