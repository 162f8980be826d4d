import { type BlogItem, blogCategories } from '@horae/contract/demo-apps/blog-posts';
import { foldText } from '@horae/contract/fold-text';
import { pageQuery } from '@horae/contract/page-query';
import { z } from 'zod';

/** The URL state of the list of posts: page, search and filters. */
export const BlogAddress = pageQuery(6).extend({
  tag: z.string().default(''),
  category: z.enum(blogCategories.map(({ value }) => value)).optional(),
  saved: z.boolean().default(false),
});

export type BlogPlace = Pick<z.output<typeof BlogAddress>, 'tag' | 'category' | 'saved'>;

/** The posts that contain every word of the search and match the filters, newest first. */
export function findPosts(posts: readonly BlogItem[], q: string, { tag, category, saved }: BlogPlace): BlogItem[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const found = posts.filter((post) => {
    const text = foldText([post.title, post.excerpt, post.userFullName, ...post.tags].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (tag === '' || post.tags.some((one) => foldText(one) === foldText(tag))) &&
      (!category || post.categories.includes(category)) &&
      (!saved || post.youBookmarked)
    );
  });
  return found.toSorted((a, b) => b.postedAt.localeCompare(a.postedAt) || b.id - a.id);
}
