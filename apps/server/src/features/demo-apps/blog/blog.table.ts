import { type BlogCategory, blogStatuses } from '@horae/contract/demo-apps/blog-posts';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

export const blogStatus = pgEnum('blog_status', blogStatuses);

// Posts and comments stay when their author's account is deleted; authors of the samples have none.
const author = () => integer().references(() => accounts.id, { onDelete: 'set null' });
const post = () =>
  integer()
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' });

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer().primaryKey(),
    accountId: author(),
    authorName: text().notNull(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    status: blogStatus().notNull(),
    categories: jsonb().$type<BlogCategory[]>().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    content: text().notNull(),
    excerpt: text().notNull(),
    featuredImage: text().notNull(),
    featuredImageName: text().notNull(),
    featuredImageAlt: text().notNull(),
    postedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.accountId)],
);

export const blogComments = pgTable(
  'blog_comments',
  {
    id: integer().primaryKey(),
    postId: post(),
    accountId: author(),
    userFullName: text().notNull(),
    email: text().notNull(),
    commentText: text().notNull(),
    replyToId: integer().references((): AnyPgColumn => blogComments.id, { onDelete: 'set null' }),
    commentedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.postId), index().on(table.accountId), index().on(table.replyToId)],
);

/** A single row: every post published before `until` was in a digest, or preceded the first one. */
export const blogDigests = pgTable('blog_digests', {
  id: integer().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});

export const blogBookmarks = pgTable(
  'blog_bookmarks',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    postId: post(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.postId] }), index().on(table.postId)],
);
