import type { StarKind } from '@horae/contract/demo-apps/profile-data';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

const owner = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

// Authors of the samples have no account.
const author = () => integer().references(() => accounts.id, { onDelete: 'cascade' });
const names = () => jsonb().$type<string[]>().notNull().default([]);

export const profilePosts = pgTable(
  'profile_posts',
  {
    id: integer().primaryKey(),
    accountId: author(),
    authorName: text().notNull(),
    postText: text().notNull(),
    postImg: text(),
    postImgAlt: text(),
    /** Names of sample people who like it. */
    sampleLikes: names(),
    postedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.accountId)],
);

export const profileComments = pgTable(
  'profile_comments',
  {
    id: integer().primaryKey(),
    postId: integer()
      .notNull()
      .references(() => profilePosts.id, { onDelete: 'cascade' }),
    accountId: author(),
    authorName: text().notNull(),
    comment: text().notNull(),
    sampleLikes: integer().notNull().default(0),
    commentedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.postId), index().on(table.accountId)],
);

export const postLikes = pgTable(
  'profile_post_likes',
  {
    postId: integer()
      .notNull()
      .references(() => profilePosts.id, { onDelete: 'cascade' }),
    accountId: owner(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.accountId] }), index().on(table.accountId)],
);

export const commentLikes = pgTable(
  'profile_comment_likes',
  {
    commentId: integer()
      .notNull()
      .references(() => profileComments.id, { onDelete: 'cascade' }),
    accountId: owner(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.accountId] }), index().on(table.accountId)],
);

/** What is shown beside the posts: pages, short posts and people to star, and photos. */
export const profileItems = pgTable(
  'profile_items',
  {
    kind: text().$type<StarKind | 'photo'>().notNull(),
    id: integer().notNull(),
    name: text().notNull(),
    text: text().notNull().default(''),
    tags: text().notNull().default(''),
    picture: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const profileStars = pgTable(
  'profile_stars',
  { accountId: owner(), kind: text().$type<StarKind>().notNull(), itemId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.itemId] })],
);

/** The last one is the current poll. */
export const profilePolls = pgTable('profile_polls', { id: integer().primaryKey(), question: text().notNull() });

export const pollOptions = pgTable(
  'profile_poll_options',
  {
    id: integer().primaryKey(),
    pollId: integer()
      .notNull()
      .references(() => profilePolls.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sampleVoters: names(),
  },
  (table) => [index().on(table.pollId)],
);

/** One vote per account and poll. */
export const pollVotes = pgTable(
  'profile_poll_votes',
  {
    pollId: integer()
      .notNull()
      .references(() => profilePolls.id, { onDelete: 'cascade' }),
    accountId: owner(),
    optionId: integer()
      .notNull()
      .references(() => pollOptions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.accountId] }),
    index().on(table.accountId),
    index().on(table.optionId),
  ],
);

export const profileCovers = pgTable('profile_covers', { accountId: owner().primaryKey(), coverImg: text().notNull() });
