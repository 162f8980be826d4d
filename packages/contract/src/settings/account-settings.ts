import { z } from 'zod';

const General = z.object({
  avatar: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
});

const Info = z.object({
  bio: z.string(),
  dob: z.string().meta({ example: '1990-02-28' }),
  country: z.string(),
  website: z.string(),
  phone: z.string(),
});

const SocialLinks = z.object({
  twitter: z.string(),
  facebook: z.string(),
  google: z.string(),
  linkedIn: z.string(),
  instagram: z.string(),
  quora: z.string(),
});

const Connection = z.object({ profileImg: z.string(), id: z.string() });
const Connections = z.object({ twitter: Connection, google: Connection, facebook: Connection, github: Connection });
export const Notification = z.object({
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
});

/** An account's own data; unset values are ''. */
export type AccountSettings = z.infer<typeof AccountSettings>;
export const AccountSettings = z.object({
  general: General,
  info: Info,
  social: z.object({ socialLinks: SocialLinks, connections: Connections }),
  notification: Notification,
});
