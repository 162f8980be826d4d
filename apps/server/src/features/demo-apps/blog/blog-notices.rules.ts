import type { BlogCategory } from '@horae/contract/demo-apps/blog-posts';
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

const readPost = 'Read the post';
const readPostInGreek = 'Διαβάστε την ανάρτηση';

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
    links: [{ path: pathOf(post), text: readPost }],
    greek: {
      subject: `Νέο σχόλιο στο «${post.title}»`,
      lines: [`Σχόλιο στην ανάρτησή σας «${post.title}», ${userFullName}:`, firstWords(commentText)],
      links: [{ path: pathOf(post), text: readPostInGreek }],
    },
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
    links: [{ path: pathOf(post), text: readPost }],
    greek: {
      subject: `Νέο στο ιστολόγιο: ${post.title}`,
      lines: [`Νέα ανάρτηση «${post.title}», ${post.authorName}.`, firstWords(post.excerpt)],
      links: [{ path: pathOf(post), text: readPostInGreek }],
    },
  };
}

export function digestNotice(posts: Post[], to: Notice['to'], by: number[]): Notice {
  const links = posts.map((post) => ({ path: pathOf(post), text: post.title }));
  return {
    on: ['blogDigest'],
    to,
    by,
    subject: posts.length === 1 ? 'Blog digest: 1 new post' : `Blog digest: ${posts.length} new posts`,
    lines: ['Published since the last digest:'],
    links,
    greek: {
      subject: posts.length === 1 ? 'Ιστολόγιο: 1 νέα ανάρτηση' : `Ιστολόγιο: ${posts.length} νέες αναρτήσεις`,
      lines: ['Δημοσιεύτηκαν από την προηγούμενη σύνοψη:'],
      links,
    },
  };
}
