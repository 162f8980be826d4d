import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { route } from '../route';

/** Our own drawings at the top of a profile, used until a picture is uploaded. */
export const profileCovers = ['/covers/sea.svg', '/covers/tiles.svg', '/covers/linen.svg', '/covers/keys.svg'] as const;

export const postLength = 2000;
export const commentLength = 500;

const Person = z.object({ avatar: z.string(), username: z.string() });

const Header = z.object({
  avatar: z.string(),
  username: z.string(),
  designation: z.string(),
  coverImg: z.string(),
});

const PostComment = z.object({
  id: z.int(),
  avatar: z.string(),
  username: z.string(),
  comment: z.string(),
  commentedAt: z.iso.datetime(),
  commentsLikes: z.int(),
  youLiked: z.boolean(),
  /** Whether this account may delete it. */
  isYours: z.boolean(),
});

export type ProfilePost = z.infer<typeof ProfilePost>;
export const ProfilePost = z.object({
  id: z.int(),
  avatar: z.string(),
  username: z.string(),
  postTime: z.string().meta({ example: '14 Apr 2021, 8:43 PM' }),
  postedAt: z.iso.datetime(),
  postText: z.string(),
  postImg: z.string().optional(),
  /** Text alternative of the picture. */
  postImgAlt: z.string().optional(),
  likes: z.int(),
  youLiked: z.boolean(),
  likedUsers: z.array(Person),
  comments: z.int(),
  detailedComments: z.array(PostComment),
  isYours: z.boolean(),
});

const Poll = z.object({
  question: z.string(),
  /** The option this account chose. */
  yours: z.int().nullable(),
  votes: z.int(),
});
const PollOption = z.object({
  id: z.int(),
  name: z.string(),
  result: z.string().meta({ example: '82%' }),
  votes: z.int(),
  votedUser: z.array(z.object({ img: z.string(), username: z.string() })),
});

/** A `person` has no account here; people with an account are listed as `account`. */
const followKinds = ['person', 'account'] as const;
const starKinds = ['page', 'feed', ...followKinds] as const;
export type StarKind = (typeof starKinds)[number];

export type ProfileData = z.infer<typeof ProfileData>;
export const ProfileData = z.object({
  header: Header,
  userAbout: z.object({
    about: z.string(),
    joined: z.string().meta({ example: 'Nov 15, 2025' }),
    lives: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  suggestedPages: z.array(
    z.object({ id: z.int(), avatar: z.string(), username: z.string(), subtitle: z.string(), favorite: z.boolean() }),
  ),
  twitterFeeds: z.array(
    z.object({
      id: z.int(),
      imgUrl: z.string(),
      title: z.string(),
      tags: z.string(),
      desc: z.string(),
      favorite: z.boolean(),
    }),
  ),
  post: z.array(ProfilePost),
  /** Whether there are older posts. */
  hasMorePosts: z.boolean(),
  latestPhotos: z.array(z.object({ img: z.string(), alt: z.string() })),
  suggestions: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(followKinds),
      avatar: z.string(),
      name: z.string(),
      mutualFriend: z.string(),
      isFollowed: z.boolean(),
    }),
  ),
  polls: z.array(PollOption),
  poll: Poll.nullable(),
});

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
