import type { BlogCategory } from '@horae/contract/demo-apps/blog.contract';
import { firstWords, type Notice, type Occasion } from '#platform/mail/notice';

/** The categories whose new posts each setting subscribes to; other categories appear in the digest only. */
const newsOfCategories = {
  newAnnouncements: ['people', 'pay'],
  productUpdates: ['rosters'],
} satisfies Partial<Record<Occasion, BlogCategory[]>>;

interface Post {
  id: number;
  title: string;
}

const pathOf = ({ id }: Post) => `/blog/${id}`;

/** The settings that subscribe to a post of these categories. */
function occasionsOf(categories: BlogCategory[]): Occasion[] {
  return Object.entries(newsOfCategories).flatMap(([flag, heading]) =>
    heading.some((category) => categories.includes(category)) ? [flag as Occasion] : [],
  );
}

export function commentNotice(
  post: Post & { accountId: number },
  { userFullName, commentText }: { userFullName: string; commentText: string },
  by: number,
): Notice {
  return {
    on: ['commentOnArticle'],
    to: post.accountId,
    by: [by],
    subject: `New comment on “${post.title}”`,
    lines: [`${userFullName} commented on your post “${post.title}”:`, firstWords(commentText)],
    links: [{ path: pathOf(post), text: 'Read the post' }],
  };
}

export function postNotice(
  post: Post & { authorName: string; excerpt: string; categories: BlogCategory[] },
  by: number[],
): Notice {
  return {
    on: occasionsOf(post.categories),
    to: 'all',
    by,
    subject: `New in the blog: ${post.title}`,
    lines: [`${post.authorName} published “${post.title}”.`, firstWords(post.excerpt)],
    links: [{ path: pathOf(post), text: 'Read the post' }],
  };
}

export function digestNotice(posts: Post[], to: Notice['to'], by: number[]): Notice {
  return {
    on: ['blogDigest'],
    to,
    by,
    subject: posts.length === 1 ? 'Blog digest: 1 new post' : `Blog digest: ${posts.length} new posts`,
    lines: ['Published since the last digest:'],
    links: posts.map((post) => ({ path: pathOf(post), text: post.title })),
  };
}
