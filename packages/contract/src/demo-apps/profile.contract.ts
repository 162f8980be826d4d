import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { route } from '../route';
import {
  commentLength,
  Header,
  Poll,
  PollOption,
  ProfileData,
  ProfilePost,
  postLength,
  profileCovers,
  starKinds,
} from './profile-data';

const text = (length: number, sentence: string) =>
  z.string().max(length, `Use up to ${length} characters.`).refine(isNotBlank, sentence);
const uploaded = z.string().regex(/^\/uploads\/pictures\/[\w-]{43}$/, 'Upload a picture first.');

const action = { method: 'POST', access: 'session' } as const;

export const profileContract = {
  read: route({
    method: 'GET',
    path: '/profile/data',
    summary: 'Your own profile with the newest posts of everybody',
    access: 'session',
    reply: ProfileData,
  }),
  posts: route({
    method: 'GET',
    path: '/profile/posts',
    summary: 'Older posts than a given one, newest first',
    access: 'session',
    query: z.object({ before: Id.optional() }),
    reply: z.object({ posts: z.array(ProfilePost), hasMore: z.boolean() }),
  }),
  addPost: route({
    ...action,
    path: '/profile/add-post',
    reachesOthers: true,
    summary: 'Post a text, optionally with a picture, for the people of your hotels',
    body: z.object({
      post: z.object({
        postText: text(postLength, 'Write something first.'),
        postImg: uploaded.optional(),
        postImgAlt: z.string().max(200, 'Use up to 200 characters.').optional(),
      }),
    }),
    status: 201,
    reply: z.object({ post: ProfilePost }),
  }),
  removePost: route({
    method: 'DELETE',
    path: '/profile/delete-post',
    summary: 'Delete your own post; administrators may delete any',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
  like: route({
    ...action,
    path: '/profile/like-post',
    reachesOthers: true,
    summary: 'Like a post, or remove the like',
    body: z.object({ id: Id, isLiked: z.boolean() }),
    reply: z.object({ post: ProfilePost }),
  }),
  addComment: route({
    ...action,
    path: '/profile/add-comment',
    reachesOthers: true,
    summary: 'Comment on a post',
    body: z.object({ comment: z.object({ postId: Id, comment: text(commentLength, 'Write a comment first.') }) }),
    status: 201,
    reply: z.object({ post: ProfilePost }),
  }),
  removeComment: route({
    method: 'DELETE',
    path: '/profile/delete-comment',
    summary: 'Delete your own comment; administrators may delete any',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({ post: ProfilePost }),
  }),
  likeComment: route({
    ...action,
    path: '/profile/like-comment',
    reachesOthers: true,
    summary: 'Like a comment, or remove the like',
    body: z.object({ id: Id, isLiked: z.boolean() }),
    reply: z.object({ post: ProfilePost }),
  }),
  star: route({
    ...action,
    path: '/profile/star',
    summary: 'Star a suggested page or a short post, or follow a person; or undo it',
    body: z.object({ kind: z.enum(starKinds), id: Id, isStarred: z.boolean() }),
    reply: z.object({}),
  }),
  vote: route({
    ...action,
    path: '/profile/vote',
    reachesOthers: true,
    summary: 'Vote in the poll, or change your vote',
    body: z.object({ optionId: Id }),
    reply: z.object({ poll: Poll, polls: z.array(PollOption) }),
  }),
  updateCover: route({
    ...action,
    path: '/profile/update-cover',
    summary: 'Change the cover of your own profile: one of the drawings, or the address of an upload',
    body: z.object({ coverImg: z.union([z.enum(profileCovers), uploaded], { error: 'Choose a cover.' }) }),
    reply: z.object({ header: Header }),
  }),
};
