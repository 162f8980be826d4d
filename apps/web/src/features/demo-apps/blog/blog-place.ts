import { type BlogItem, blogCategories } from '@horae/contract/demo-apps/blog.contract';
import { foldText } from '@horae/contract/fold-text';
import type { TextSearch } from '#platform/screen-search';

/** The default page size of the list. */
export const blogDefaults = { perPage: 6, sort: 'desc', sortColumn: '' } as const;

/** The filters in the URL besides the list's own parameters; unknown categories are ignored. */
export function readBlogPlace(search: TextSearch) {
  return {
    tag: search.tag ?? '',
    category: blogCategories.find(({ value }) => value === search.category),
    isSaved: search.saved === 'true',
  };
}

export type BlogPlace = ReturnType<typeof readBlogPlace>;

/** The posts that contain every word of the search and match the filters, newest first. */
export function findPosts(posts: readonly BlogItem[], q: string, { tag, category, isSaved }: BlogPlace): BlogItem[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const found = posts.filter((post) => {
    const text = foldText([post.title, post.excerpt, post.userFullName, ...post.tags].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (tag === '' || post.tags.some((one) => foldText(one) === foldText(tag))) &&
      (!category || post.categories.includes(category.value)) &&
      (!isSaved || post.youBookmarked)
    );
  });
  return found.toSorted((a, b) => b.postedAt.localeCompare(a.postedAt) || b.id - a.id);
}
