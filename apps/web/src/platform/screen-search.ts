import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { textSearch } from './search-text';

export type TextSearch = Readonly<Record<string, string>>;

/** What a route hands to its screen: the search parameters as text, and how to change them. */
export interface ScreenSearch {
  search: TextSearch;
  /** Takes what follows, or how it follows from what is there. Typing replaces the entry of the history, everything else adds one. */
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
      // The address may be ahead of what is drawn; what is no longer there is not changed.
      const ahead = router.latestLocation;
      if (withoutSlash(ahead.pathname) !== withoutSlash(pathname)) return;
      const follows = typeof next === 'function' ? next(textSearch(ahead.search)) : next;
      void navigate({ to: '.', search: follows, replace, resetScroll: false });
    },
  };
}
