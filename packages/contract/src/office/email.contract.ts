import { z } from 'zod';
import { Id } from '../fields';
import { SearchText } from '../page-query';
import { route } from '../route';
import { Addressee, Email, Folder, Label, OpenEmail } from './emails';
import { Delivery, Draft, DraftContent, OutgoingEmail } from './outgoing-email';

export type EmailQuery = z.infer<typeof EmailQuery>;
export const EmailQuery = z.object({
  q: SearchText.default(''),
  folder: z.string().optional().meta({ description: 'inbox, sent, draft, spam, trash or starred' }),
  label: z.string().optional(),
});

const EmailIds = z.array(Id).min(1).max(500);

export type EmailChange = z.infer<typeof EmailChange>;
const EmailChange = z
  .strictObject({ folder: Folder.optional(), isRead: z.boolean().optional(), isStarred: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, 'Enter what to change.');

/** Ids as `1,2` in a query, or as a list in a body. */
const IdList = z
  .union([z.string().transform((text) => text.split(',')), z.array(z.unknown()), z.int().transform((id) => [id])])
  .pipe(EmailIds);

export const emailContract = {
  list: route({
    method: 'GET',
    path: '/apps/email/emails',
    summary: 'Own mails by text, folder and label, newest first',
    access: 'session',
    query: EmailQuery,
    reply: z.object({
      emails: z.array(Email),
      emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }),
    }),
  }),
  update: route({
    method: 'POST',
    path: '/apps/email/update-emails',
    summary: 'Move, mark and star mails, all or none',
    access: 'session',
    body: z.object({ emailIds: EmailIds, dataToUpdate: EmailChange }),
    reply: z.object({}),
  }),
  toggleLabel: route({
    method: 'POST',
    path: '/apps/email/update-emails-label',
    summary: 'Add the label where it is absent, remove it where it is present',
    access: 'session',
    body: z.object({ emailIds: EmailIds, label: Label }),
    reply: z.object({}),
  }),
  one: route({
    method: 'GET',
    path: '/apps/email/get-email',
    summary: 'One mail, and whether its folder has a newer and an older one',
    access: 'session',
    query: z.object({ id: Id }),
    reply: OpenEmail,
  }),
  neighbour: route({
    method: 'GET',
    path: '/apps/email/paginate-email',
    summary: 'The next newer (previous) or older (next) mail of the same folder',
    access: 'session',
    query: z.object({ dir: z.enum(['previous', 'next']), emailId: Id }),
    reply: OpenEmail,
  }),
  send: route({
    method: 'POST',
    path: '/apps/email/send-email',
    summary:
      'Send a mail: into the mailboxes of the people of your hotels, to others through the mail server, which is a right',
    access: 'session',
    reachesOthers: true,
    body: z.object({ email: OutgoingEmail }),
    status: 201,
    reply: z.object({ email: Email, deliveries: z.array(Delivery) }),
  }),
  deliveries: route({
    method: 'GET',
    path: '/apps/email/deliveries',
    summary: 'The delivery of a sent mail to each of its addresses',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({ deliveries: z.array(Delivery) }),
  }),
  recipients: route({
    method: 'GET',
    path: '/apps/email/recipients',
    summary: 'People in your own mails, by name or address',
    access: 'session',
    query: z.object({ q: SearchText.default('') }),
    reply: z.object({ recipients: z.array(Addressee) }),
  }),
  draft: route({
    method: 'GET',
    path: '/apps/email/draft',
    summary: 'One draft; its ETag guards a change',
    access: 'session',
    query: z.object({ id: Id }),
    reply: Draft,
  }),
  addDraft: route({
    method: 'POST',
    path: '/apps/email/add-draft',
    summary: 'Keep an unfinished mail',
    access: 'session',
    body: z.object({ email: DraftContent }),
    status: 201,
    reply: Draft,
  }),
  updateDraft: route({
    method: 'POST',
    path: '/apps/email/update-draft',
    summary: 'Save a draft',
    access: 'session',
    updates: true,
    body: z.object({ email: DraftContent.extend({ id: Id }) }),
    reply: Draft,
  }),
  remove: route({
    method: 'DELETE',
    path: '/apps/email/delete-emails',
    summary: 'Permanently delete drafts and mails in the trash, all or none',
    access: 'session',
    query: z.object({ emailIds: IdList }),
    reply: z.object({}),
  }),
};
