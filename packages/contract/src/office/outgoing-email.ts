import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { Id } from '../fields';
import { Email } from './emails';

export const deliveryStates = ['delivered', 'sent', 'waiting', 'failed', 'no-mail-server'] as const;
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
  message: z.string().max(200000).default(''),
  attachments: z.array(FileName).max(20).default([]),
});

const Answers = z.object({ id: Id, as: z.enum(['reply', 'forward']) });
const Name = z.string().max(255).default('');

export type OutgoingEmail = z.infer<typeof OutgoingEmail>;
export const OutgoingEmail = Content.extend({
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
export const DraftContent = Content.extend({
  to: z
    .array(z.object({ name: Name, email: z.string().max(254) }))
    .max(most)
    .default([]),
  cc: z.array(z.string().max(254)).max(most).default([]),
  bcc: z.array(z.string().max(254)).max(most).default([]),
  answers: Answers.optional().meta({ description: 'kept when it is once said' }),
});

export type Draft = z.infer<typeof Draft>;
export const Draft = z.object({
  email: Email,
  /** The mail that this one replies to or forwards when it is sent, while that mail still exists. */
  answers: z.object({ id: z.int(), as: Answers.shape.as }).nullable(),
});

export type Delivery = z.infer<typeof Delivery>;
export const Delivery = z.object({
  address: z.string(),
  state: z.enum(deliveryStates),
  failure: z.string().optional().meta({ description: 'what the mail server said last' }),
  mayBeTwice: z
    .literal(true)
    .optional()
    .meta({ description: 'it was sent again because a mail server did not confirm it' }),
});
