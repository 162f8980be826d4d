import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { Id, optional } from '../fields';
import { route } from '../route';
import { PostInput, text } from './blog-post-input';
import {
  BlogComment,
  BlogItem,
  BlogPost,
  blogCommentLength,
  categoryValues,
  day,
  EditedPost,
  postLimits,
} from './blog-posts';

export const blogContract = {
  list: route({
    method: 'GET',
    path: '/blog/list/data',
    summary: 'Published posts; administrators also get those that are not',
    access: 'session',
    reply: z.array(BlogItem),
  }),
  sidebar: route({
    method: 'GET',
    path: '/blog/list/data/sidebar',
    summary: 'The newest posts, and the categories and tags',
    access: 'session',
    reply: z.object({
      recentPosts: z.array(z.object({ id: z.int(), img: z.string(), title: z.string(), createdTime: day })),
      categories: z.array(
        z.object({
          category: z.string(),
          icon: z.string(),
          value: z.enum(categoryValues),
          posts: z.int(),
        }),
      ),
    }),
  }),
  detail: route({
    method: 'GET',
    path: '/blog/list/data/detail',
    summary: 'One post by id or slug, the first without either, and its comments, newest first',
    access: 'session',
    query: z.object({ id: Id.optional(), slug: z.string().max(postLimits.slug).optional() }),
    reply: z.object({ blog: BlogPost, comments: z.array(BlogComment) }),
  }),
  edit: route({
    method: 'GET',
    path: '/blog/list/data/edit',
    summary: 'One post as it is written, the first without an id; its ETag guards a change',
    access: 'admin',
    query: z.object({ id: Id.optional() }),
    reply: EditedPost,
  }),
  add: route({
    method: 'POST',
    path: '/blog/add-post',
    summary: 'Write a post',
    access: 'admin',
    body: z.object({ post: PostInput }),
    status: 201,
    reply: EditedPost,
  }),
  update: route({
    method: 'POST',
    path: '/blog/update-post',
    summary: 'Change a post',
    access: 'admin',
    updates: true,
    body: z.object({ id: Id, post: PostInput }),
    reply: EditedPost,
  }),
  remove: route({
    method: 'DELETE',
    path: '/blog/delete-post',
    summary: 'Delete a post with its comments',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
  bookmark: route({
    method: 'POST',
    path: '/blog/bookmark-post',
    summary: 'Bookmark a post, or remove the bookmark',
    access: 'session',
    body: z.object({ id: Id, isBookmarked: z.boolean() }),
    reply: z.object({ bookmarked: z.int(), youBookmarked: z.boolean() }),
  }),
  addComment: route({
    method: 'POST',
    path: '/blog/add-comment',
    summary: 'Comment on a post, or reply to a comment on it',
    access: 'session',
    reachesOthers: true,
    body: z.object({
      comment: z.object({
        postId: Id,
        userFullName: text(100, 'Enter a name.'),
        email: EmailAddress,
        commentText: text(blogCommentLength, 'Enter a comment.'),
        replyToId: optional(Id),
      }),
    }),
    status: 201,
    reply: z.object({ comment: BlogComment, comments: z.int() }),
  }),
  removeComment: route({
    method: 'DELETE',
    path: '/blog/delete-comment',
    summary: 'Delete your own comment; administrators may delete any',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({ comments: z.int() }),
  }),
};
