import type { EmailReply } from '@horae/contract/office/emails';
import type { PersonalSamples } from '#platform/samples';
import { type SampleEmail, sampleEmails } from './email.samples';
import { emails } from './email.table';
import { senderOf } from './sender';

type Sender = Awaited<ReturnType<typeof senderOf>>;

export const emailSamples: PersonalSamples = {
  name: 'email',
  async add(tx, accountId, now) {
    const self = await senderOf(tx, accountId);
    const rows = sampleEmails.map((sample, index) => rowOf(sample, { accountId, id: index + 1, self, now }));
    await tx.insert(emails).values(rows);
  },
};

interface Place {
  accountId: number;
  id: number;
  self: Sender;
  now: Date;
}

function rowOf(sample: SampleEmail, { accountId, id, self, now }: Place): typeof emails.$inferInsert {
  const { folder, with: other, subject, message, hoursAgo, cc = [], attachments = [], labels = [] } = sample;
  const them = { name: other.fullName, email: other.email };
  const isOwn = folder === 'sent' || folder === 'draft';
  const sender = isOwn ? self : { fromEmail: them.email, fromName: them.name, fromAvatar: '' };
  return {
    ...sender,
    accountId,
    id,
    to: isOwn ? [them] : [{ name: self.fromName, email: self.fromEmail }],
    subject,
    cc,
    bcc: [],
    message,
    attachments,
    isStarred: sample.isStarred ?? false,
    labels,
    at: hoursBefore(now, hoursAgo),
    replies: sample.reply ? [replyTo(sample, sample.reply, { accountId, id, self, now })] : [],
    folder,
    isRead: !sample.isUnread,
  };
}

function replyTo(
  { with: other, subject }: SampleEmail,
  { message, hoursAgo }: NonNullable<SampleEmail['reply']>,
  { id, self, now }: Place,
): EmailReply {
  return {
    id,
    from: { email: self.fromEmail, name: self.fromName, avatar: self.fromAvatar },
    to: [{ name: other.fullName, email: other.email }],
    subject: `Re: ${subject}`,
    cc: [],
    bcc: [],
    message,
    attachments: [],
    time: hoursBefore(now, hoursAgo).toISOString(),
  };
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);
