import { z } from 'zod';
import { Id } from '../fields';
import { route } from '../route';

/** A page that can be starred, and whether this account has starred it. */
export type BookmarkItem = z.infer<typeof BookmarkItem>;
const BookmarkItem = z.object({
  id: z.int(),
  target: z.string(),
  title: z.string(),
  link: z.string(),
  icon: z.string(),
  isBookmarked: z.boolean(),
});

const FoundFile = z.object({ title: z.string(), by: z.string(), size: z.string(), icon: z.string(), link: z.string() });
const FoundContact = z.object({ title: z.string(), email: z.string(), img: z.string(), time: z.string() });

const group = <T extends string, D extends z.ZodType>(title: T, data: D) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.literal(4), data: z.array(data) });

export const bookmarksContract = {
  search: route({
    method: 'GET',
    path: '/api/main-search/data',
    summary: 'What the main search covers: pages this account may open, files and people of its mail',
    access: 'session',
    reply: z.object({
      searchArr: z.tuple([group('Pages', BookmarkItem), group('Files', FoundFile), group('Contacts', FoundContact)]),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/api/bookmarks/data',
    summary: 'All pages that can be starred, and those that are',
    access: 'session',
    reply: z.object({ suggestions: z.array(BookmarkItem), bookmarks: z.array(BookmarkItem) }),
  }),
  toggle: route({
    method: 'POST',
    path: '/api/bookmarks/update',
    summary: 'Star a page, or remove the star',
    access: 'session',
    body: z.object({ id: Id }),
    reply: z.object({ id: z.int(), isBookmarked: z.boolean() }),
  }),
};
