import { EmailAddress } from '@horae/contract/email-address';
import type { Email } from '@horae/contract/office/emails';
import type { DraftContent, OutgoingEmail } from '@horae/contract/office/outgoing-email';
import { faultOf } from '#ui/forms/field-schema';
import { emailWords } from './email.words';
import { fullTime } from './mail-texts';

/** An e-mail being written; people are kept as typed, `Anna Kanelli <anna@hotel.gr>`. */
export interface Letter {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  message: string;
  attachments: Email['attachments'];
}

export const blankLetter = (to = ''): Letter => ({
  to: to && addresseeOf(to) ? [to] : [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  attachments: [],
});

/** The name and address in typed text, or null if invalid. */
export function addresseeOf(text: string): { name: string; email: string } | null {
  const [, name = '', bracketed] = /^(.*?)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const email = (bracketed ?? text).trim();
  return faultOf(EmailAddress, email) === undefined ? { name: name.trim().replaceAll('"', ''), email } : null;
}

/** A person in the form in which they can be typed. */
export const typedPerson = ({ name, email }: { name: string; email: string }): string =>
  name && name !== email ? `${name} <${email}>` : email;

const emailOf = (text: string): string => addresseeOf(text)?.email ?? text;

function escaped(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);
}

/** Adds the prefix unless it is already there, however long the exchange. */
function prefixed(prefix: 'reply' | 'forward', subject: string): string {
  const start = emailWords.say(`prefix.${prefix}`, { subject: '' }).trim().toLowerCase();
  return subject.toLowerCase().startsWith(start) ? subject : emailWords.say(`prefix.${prefix}`, { subject });
}

/** The editor ends its text with an empty line; a missing one does not count as a change. */
const lastLine = '<p></p>';

function quoted(key: 'wrote' | 'forwarded', mail: Email): string {
  const line = emailWords.say(key, { name: mail.from.name || mail.from.email, date: fullTime(mail) });
  return `<p></p><p>${escaped(line)}</p><blockquote>${mail.message}</blockquote>${lastLine}`;
}

/** A reply goes to the sender; a reply to one's own e-mail goes to its recipients. */
export function replyTo(mail: Email, ownAddress: string): Letter {
  const isOwn = mail.from.email === ownAddress;
  return {
    ...blankLetter(),
    to: (isOwn ? mail.to : [mail.from]).map(typedPerson),
    subject: prefixed('reply', mail.subject),
    message: quoted('wrote', mail),
  };
}

export function forwardOf(mail: Email): Letter {
  return {
    ...blankLetter(),
    subject: prefixed('forward', mail.subject),
    message: quoted('forwarded', mail),
    attachments: mail.attachments,
  };
}

export function letterOf({ to, cc, bcc, subject, message, attachments }: Email): Letter {
  return { to: to.map(typedPerson), cc, bcc, subject, message, attachments };
}

const asCompared = ({ message, ...rest }: Letter): string =>
  JSON.stringify([rest, message.endsWith(lastLine) ? message.slice(0, -lastLine.length) : message]);

export const isSame = (a: Letter, b: Letter): boolean => asCompared(a) === asCompared(b);
export const isBlank = (letter: Letter): boolean => isSame(letter, blankLetter());

/** The content to store or send; in a draft, people without a valid address stay as typed. */
export function contentOf({ to, cc, bcc, subject, message, attachments }: Letter): DraftContent & OutgoingEmail {
  return {
    to: to.map((person) => addresseeOf(person) ?? { name: '', email: person }),
    cc: cc.map(emailOf),
    bcc: bcc.map(emailOf),
    subject: subject.trim(),
    message,
    attachments: attachments.map(({ fileName, size, url }) => ({ fileName, size, url })),
  };
}
