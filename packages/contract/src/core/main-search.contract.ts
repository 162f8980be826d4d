import { z } from 'zod';
import { intField, isNotBlank } from '../fields';
import { SearchText } from '../page-query';
import { route } from '../route';

/** The kinds of search results, in the order in which they are shown. */
export const foundKinds = [
  'page',
  'hotel',
  'employee',
  'user',
  'record',
  'invoice',
  'task',
  'card',
  'mail',
  'post',
  'blog',
  'article',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Further matches of a kind are neither counted nor returned. */
export const mostFound = 200;

const Kind = z.enum(foundKinds);

export type Found = z.infer<typeof Found>;
const Found = z.object({
  title: z.string(),
  note: z.string(),
  link: z.string().meta({ description: 'The screen that shows it' }),
  hotel: z.int().nullable().meta({ description: 'The hotel it belongs to, where it does' }),
});

export type FoundGroup = z.infer<typeof FoundGroup>;
const FoundGroup = z.object({
  kind: Kind,
  total: z
    .int()
    .max(mostFound)
    .meta({ description: `Counted to ${mostFound} at most` }),
  found: z.array(Found),
});

export const mainSearchContract = {
  find: route({
    method: 'GET',
    path: '/api/main-search/find',
    summary:
      'Everything this account may see that holds the words, whatever their case and accents; the best of each kind first',
    access: 'session',
    query: z.object({
      q: SearchText.refine(isNotBlank, 'Enter what to search for.'),
      kind: Kind.optional(),
      limit: intField(1, mostFound).default(4),
    }),
    reply: z.object({ groups: z.array(FoundGroup) }),
  }),
};
