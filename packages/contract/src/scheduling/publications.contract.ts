import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { PlannedItem } from './planned-items';

/** Publications that can be read, or confirmed, at once. */
export const mostPublications = 100;

const Before = PlannedItem.nullable().meta({ description: 'Null: nothing was planned' });
const After = PlannedItem.nullable().meta({ description: 'Null: taken off the plan' });

/** What a publication changed for the person who reads it. */
export type OwnPublication = z.infer<typeof OwnPublication>;
const OwnPublication = z.object({
  id: z.int(),
  version: z.int(),
  publishedAt: z.string(),
  by: z.string().nullable(),
  changes: z.array(z.object({ before: Before, after: After })),
});

const Own = z.object({
  publications: z.array(OwnPublication).meta({ description: 'Those not confirmed yet, newest first' }),
});

export type PublicationRow = z.infer<typeof PublicationRow>;
const PublicationRow = z.object({
  id: z.int(),
  publishedAt: z.string(),
  by: z.string().nullable(),
  first: z.string(),
  last: z.string(),
  people: z.int(),
  seen: z.int(),
  withoutAccount: z.int().meta({ description: 'People who cannot confirm, because they have no account' }),
});

export type Recipient = z.infer<typeof Recipient>;
const Recipient = z.object({
  employeeId: z.int(),
  name: z.string(),
  code: z.string(),
  seenAt: z.string().nullable(),
  hasAccount: z.boolean(),
  remindedAt: z.string().nullable(),
});

/** A part of the roster that was published although it is against the law or the agreement. */
export type PublishedUnlawful = z.infer<typeof PublishedUnlawful>;
export const PublishedUnlawful = z.object({
  publishedAt: z.string(),
  by: z.string().nullable(),
  first: z.string(),
  last: z.string(),
  reason: z.string(),
});

/** A change of somebody's work that was published within the notice time. */
export type ShortNoticeRow = z.infer<typeof ShortNoticeRow>;
const ShortNoticeRow = z.object({
  id: z.int(),
  employee: z.object({ id: z.int(), name: z.string(), code: z.string(), department: z.string() }),
  day: z.string().meta({ description: 'Of the work that begins first' }),
  before: Before,
  after: After,
  publishedAt: z.string(),
  by: z.string().nullable(),
  notice: z.int().meta({ description: 'Minutes from publishing to the work; negative if it had begun' }),
  noticeHours: z.int().meta({ description: 'The notice time of the hotel then' }),
  isAgreed: z.boolean(),
  reason: z.string().nullable(),
  seenAt: z.string().nullable(),
});

export type ShortNoticeQuery = z.output<typeof ShortNoticeQuery>;
const ShortNoticeQuery = pageQuery(50).extend({
  hotel: CompanyId,
  basis: z.enum(['agreed', 'reason'], 'Use agreed or reason.').optional(),
  from: Day.optional(),
  to: Day.optional(),
});

export const publicationsContract = {
  own: route({
    method: 'GET',
    path: '/publications/own',
    summary: 'What was published in your own roster and you have not confirmed as seen',
    access: 'session',
    query: OfHotel,
    reply: Own,
  }),
  confirm: route({
    method: 'POST',
    path: '/publications/confirm',
    summary: 'Confirm that you have seen what was published in your own roster; what is confirmed stays so',
    access: 'session',
    body: z.object({
      hotel: CompanyId,
      publications: z
        .array(z.object({ id: Id, version: z.int().min(1) }))
        .min(1)
        .max(mostPublications),
    }),
    reply: Own,
  }),
  list: route({
    method: 'GET',
    path: '/publications/list',
    summary: 'What was published of these days, and how many of the people that the account plans have confirmed it',
    access: 'session',
    query: z.object({ hotel: CompanyId, first: Day, last: Day }),
    reply: z.object({
      publications: z.array(PublicationRow),
      unlawful: z.array(PublishedUnlawful).meta({
        description: 'What of it was published against the law or the agreement and why, newest first, also by a file',
      }),
    }),
  }),
  people: route({
    method: 'GET',
    path: '/publications/people',
    summary: 'Who has confirmed a publication and who has not, of the people that the account plans',
    access: 'session',
    query: z.object({ hotel: CompanyId, id: Id }),
    reply: z.object({ people: z.array(Recipient) }),
  }),
  remind: route({
    method: 'POST',
    path: '/publications/remind',
    summary: 'Send the notice of a publication again to those who have not confirmed it, once an hour for each person',
    access: 'session',
    body: z.object({ hotel: CompanyId, id: Id }),
    reply: z.object({
      reminded: z.int(),
      tooSoon: z.int().meta({ description: 'People reminded less than an hour ago, who got nothing' }),
    }),
  }),
  shortNotice: route({
    method: 'GET',
    path: '/publications/short-notice',
    summary: 'The changes of work that were published within the notice time, with what justified them',
    access: 'session',
    query: ShortNoticeQuery,
    reply: z.object({ total: z.int(), changes: z.array(ShortNoticeRow) }),
  }),
};
