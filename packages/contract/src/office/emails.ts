import { z } from 'zod';

export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const mailLabels = ['private', 'company', 'important', 'personal'] as const;
export const Folder = z.enum(mailFolders);
export const Label = z.enum(mailLabels);
const Attachment = z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() });
export const Addressee = z.object({ name: z.string(), email: z.string() });
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
export const OpenEmail = Email.extend({ hasPreviousMail: z.boolean(), hasNextMail: z.boolean() });
