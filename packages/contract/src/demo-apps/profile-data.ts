import { z } from 'zod';

/** Our own drawings at the top of a profile, used until a picture is uploaded. */
export const profileCovers = ['/covers/sea.svg', '/covers/tiles.svg', '/covers/linen.svg', '/covers/keys.svg'] as const;

export const postLength = 2000;
export const commentLength = 500;
const Person = z.object({ avatar: z.string(), username: z.string() });
export const Header = z.object({
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

export const Poll = z.object({
  question: z.string(),
  /** The option this account chose. */
  yours: z.int().nullable(),
  votes: z.int(),
});

export const PollOption = z.object({
  id: z.int(),
  name: z.string(),
  result: z.string().meta({ example: '82%' }),
  votes: z.int(),
  votedUser: z.array(z.object({ img: z.string(), username: z.string() })),
});

/** A `person` has no account here; people with an account are listed as `account`. */
const followKinds = ['person', 'account'] as const;
export const starKinds = ['page', 'feed', ...followKinds] as const;
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
