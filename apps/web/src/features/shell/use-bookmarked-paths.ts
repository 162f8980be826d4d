import { useQuery } from '@tanstack/react-query';
import { bookmarksQuery } from '#platform/bookmarks.queries';

/** The paths of the pages this account has starred, once they are known. */
export function useBookmarkedPaths(): ReadonlySet<string> {
  const { data } = useQuery(bookmarksQuery);
  return new Set(data?.bookmarks.map(({ link }) => link));
}
