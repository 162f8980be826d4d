import { z } from 'zod';

/** The topics of posts; icons are from Tabler. */
export const blogCategories = [
  { value: 'housekeeping', label: 'Housekeeping', icon: 'bed' },
  { value: 'front-office', label: 'Front office', icon: 'bell' },
  { value: 'kitchen', label: 'Kitchen and bar', icon: 'chef-hat' },
  { value: 'rosters', label: 'Rosters', icon: 'calendar-time' },
  { value: 'pay', label: 'Law and pay', icon: 'scale' },
  { value: 'people', label: 'People', icon: 'users' },
] as const;
export const categoryValues = blogCategories.map(({ value }) => value);
export type BlogCategory = (typeof categoryValues)[number];

export const blogStatuses = ['Published', 'Pending', 'Draft'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

export const postLimits = { title: 150, slug: 100, content: 50000, excerpt: 160, alt: 200, tags: 8, tag: 30 } as const;
export const blogCommentLength = 2000;

/**
 * Whether text is a slug: lower-case letters, digits and single hyphens. A number alone would be an id, and `new` is
 * the address of the form.
 */

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text) && text !== 'new';
}

export const Status = z.enum(blogStatuses, { error: 'Choose a status.' });

/** The fields that the list and the page of a post share. */
const head = {
  id: z.int(),
  img: z.string(),
  title: z.string(),
  avatar: z.string(),
  userFullName: z.string(),
};

const more = {
  /** Text alternative of the picture. */
  imgAlt: z.string(),
  slug: z.string(),
  status: Status,
  categories: z.array(z.string()),
  postedAt: z.iso.datetime(),
  youBookmarked: z.boolean(),
};

export const day = z.string().meta({ example: 'Nov 15, 2025' });

export type BlogItem = z.infer<typeof BlogItem>;
export const BlogItem = z.object({
  ...head,
  blogPosted: day,
  tags: z.array(z.string()),
  excerpt: z.string(),
  comment: z.int(),
  ...more,
});

export type BlogPost = z.infer<typeof BlogPost>;
export const BlogPost = z.object({
  ...head,
  createdTime: day,
  tags: z.array(z.string()),
  content: z.string(),
  comments: z.int(),
  bookmarked: z.int(),
  ...more,
});

export type BlogComment = z.infer<typeof BlogComment>;
export const BlogComment = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  commentedAt: z.iso.datetime(),
  commentText: z.string(),
  id: z.int(),
  /** Only administrators see e-mail addresses. */
  email: z.string().nullable(),
  replyTo: z.object({ id: z.int(), userFullName: z.string() }).nullable(),
  /** Whether this account may delete it. */
  isYours: z.boolean(),
});

export type EditedPost = z.infer<typeof EditedPost>;
export const EditedPost = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  createdTime: day,
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: z.string(), label: z.string() })),
  slug: z.string(),
  status: Status,
  excerpt: z.string(),
  featuredImage: z.string(),
  id: z.int(),
  content: z.string(),
  tags: z.array(z.string()),
  featuredImageName: z.string(),
  featuredImageAlt: z.string(),
});
