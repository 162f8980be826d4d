import type { Email, EmailReply } from '@horae/contract/office/emails';
import { formatMoment } from '#platform/format-date';
import { textOfHtml } from '#ui/rich-text/clean-html';
import { emailWords } from './email.words';

export const subjectOf = ({ subject }: Pick<Email, 'subject'>): string => subject.trim() || emailWords.say('noSubject');

/** The other party shown in the list: the sender, or the recipients of the account's own e-mails. */
export function otherSide({ from, to, folder }: Email, ownAddress: string): string {
  const isOwn = folder === 'sent' || folder === 'draft' || from.email === ownAddress;
  if (!isOwn) return from.name || from.email;
  return emailWords.say('to', { names: to.map(({ name, email }) => name || email).join(', ') });
}

const enoughForALine = 2000;

/** The start of the text. */
export const snippetOf = ({ message }: Pick<Email, 'message'>): string =>
  textOfHtml(message.slice(0, enoughForALine).replaceAll(/<(?=\/?(?:p|br|li|h\d|blockquote|div)\b)/gi, ' <'));

export const fullTime = ({ time }: Pick<EmailReply, 'time'>): string => formatMoment(time);
