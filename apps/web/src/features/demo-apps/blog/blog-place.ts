import { type BlogItem, blogCategories } from '@horae/contract/demo-apps/blog.contract';
import { foldText } from '@horae/contract/fold-text';
import type { TextSearch } from '#platform/screen-search';

/** How many posts a page holds unless another size is chosen. */
export const blogDefaults = { perPage: 6, sort: 'desc', sortColumn: '' } as const;

/** What the address of the blog says beside the place in the list; a category that is none does not count. */
export function readBlogPlace(search: TextSearch) {
  return {
    tag: search.tag ?? '',
    category: blogCategories.find(({ value }) => value === search.category),
    isSaved: search.saved === 'true',
  };
}

export type BlogPlace = ReturnType<typeof readBlogPlace>;

/** The posts that hold every word of the search and meet the filters, newest first. */
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
