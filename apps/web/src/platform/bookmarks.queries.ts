import { bookmarksContract } from '@horae/contract/core/bookmarks.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from './api';
import { queryClient } from './query-client';

const everyBookmark = ['bookmarks'];

export const bookmarksQuery = queryOptions({
  queryKey: everyBookmark,
  queryFn: ({ signal }) => call(bookmarksContract.list, {}, signal),
});

function turnStar(id: number): void {
  queryClient.setQueryData(bookmarksQuery.queryKey, (current) => {
    if (!current) return current;
    const suggestions = current.suggestions.map((page) =>
      page.id === id ? { ...page, isBookmarked: !page.isBookmarked } : page,
    );
    return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) };
  });
}

/** Toggles the star optimistically; a failed call toggles it back. */
export const toggleBookmark = mutationOptions({
  mutationFn: (id: number) => call(bookmarksContract.toggle, { body: { id } }),
  onMutate: async (id) => {
    await queryClient.cancelQueries({ queryKey: everyBookmark });
    turnStar(id);
  },
  onError: (_error, id) => turnStar(id),
  meta: { refreshes: everyBookmark },
});
