import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { Id } from '../fields';
import { SearchText } from '../page-query';
import { route } from '../route';

export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const mailLabels = ['private', 'company', 'important', 'personal'] as const;
export const deliveryStates = ['delivered', 'sent', 'waiting', 'failed', 'no-mail-server'] as const;

const Folder = z.enum(mailFolders);
const Label = z.enum(mailLabels);
const Attachment = z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() });
const Addressee = z.object({ name: z.string(), email: z.string() });

const Letter = z.object({
  id: z.int(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(Addressee),
  subject: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  message: z.string().meta({ description: 'HTML' }),
  attachments: z.array(Attachment),
});

export type EmailReply = z.infer<typeof EmailReply>;
const EmailReply = Letter.extend({ time: z.string() });

export type Email = z.infer<typeof Email>;
export const Email = Letter.extend({
  isStarred: z.boolean(),
  labels: z.array(Label),
  time: z.string(),
  replies: z.array(EmailReply),
  folder: Folder,
  isRead: z.boolean(),
});

export type OpenEmail = z.infer<typeof OpenEmail>;
const OpenEmail = Email.extend({ hasPreviousMail: z.boolean(), hasNextMail: z.boolean() });

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

const most = 50;

const FileName = z.object({
  fileName: z.string().min(1).max(255),
  size: z.string().max(20).default(''),
  url: z
    .string()
    .regex(/^(?:\/(?:uploads\/files|samples\/mail)\/[\w.-]{1,100})?$/, 'Upload the file first.')
    .default('')
    .meta({ description: 'the address of an uploaded attachment; without one the name alone is sent' }),
});

const Content = z.object({
  subject: z.string().max(255).default(''),
  message: z.string().max(200_000).default(''),
  attachments: z.array(FileName).max(20).default([]),
});

const Answers = z.object({ id: Id, as: z.enum(['reply', 'forward']) });

const Name = z.string().max(255).default('');

export type OutgoingEmail = z.infer<typeof OutgoingEmail>;
const OutgoingEmail = Content.extend({
  to: z
    .array(z.object({ name: Name, email: EmailAddress }))
    .min(1, 'Enter at least one recipient.')
    .max(most),
  cc: z.array(EmailAddress).max(most).default([]),
  bcc: z.array(EmailAddress).max(most).default([]),
  answers: Answers.optional().meta({ description: 'the mail that is replied to or forwarded' }),
  draftId: Id.optional().meta({ description: 'the draft that this was; it goes' }),
});

export type DraftContent = z.infer<typeof DraftContent>;
const DraftContent = Content.extend({
  to: z
    .array(z.object({ name: Name, email: z.string().max(254) }))
    .max(most)
    .default([]),
  cc: z.array(z.string().max(254)).max(most).default([]),
  bcc: z.array(z.string().max(254)).max(most).default([]),
  answers: Answers.optional().meta({ description: 'kept when it is once said' }),
});

export type Draft = z.infer<typeof Draft>;
const Draft = z.object({
  email: Email,
  /** The mail that this one replies to or forwards when it is sent, while that mail still exists. */
  answers: z.object({ id: z.int(), as: Answers.shape.as }).nullable(),
});

export type Delivery = z.infer<typeof Delivery>;
const Delivery = z.object({
  address: z.string(),
  state: z.enum(deliveryStates),
  failure: z.string().optional().meta({ description: 'what the mail server said last' }),
  mayBeTwice: z
    .literal(true)
    .optional()
    .meta({ description: 'it was sent again because a mail server did not confirm it' }),
});

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
