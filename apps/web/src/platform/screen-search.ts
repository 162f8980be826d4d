import { useNavigate, useSearch } from '@tanstack/react-router';

export type TextSearch = Readonly<Record<string, string>>;

/** What a route hands to its screen: the search parameters as text, and how to change them. */
export interface ScreenSearch {
  search: TextSearch;
  /** Typing replaces the entry of the history, everything else adds one. */
  onSearch: (next: TextSearch, options?: { replace?: boolean }) => void;
}

export function useScreenSearch(): ScreenSearch {
  const search: TextSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    search,
    onSearch: (next, { replace = false } = {}) => void navigate({ to: '.', search: next, replace, resetScroll: false }),
  };
}
