import type { AccountSettings } from '@horae/contract/settings/account-settings';
import { escapedText, htmlOfText } from '../clean-html';
import type { Database } from '../database';

/** A notification switch in the account settings. */
export type Occasion = keyof AccountSettings['notification'];

/** A mail from Horae to the accounts that subscribed to it. */
export interface Notice {
  /** The switches that subscribe to it; any one is enough. `always`: it cannot be switched off and leaves by mail too. */
  on: Occasion[] | 'always';
  to: number | 'all';
  /** The accounts whose action it is; they are not notified. */
  by: number[];
  subject: string;
  /** Plain text, one paragraph each. */
  lines: string[];
  /** Links to pages of the product, below the lines. */
  links: { path: string; text: string }[];
  /** The same for those who read Greek. */
  greek: NoticeText;
}

export type NoticeText = Pick<Notice, 'subject' | 'lines' | 'links'>;

/** Sends a notice in the transaction of what it is about. */
export type Tell = (tx: Database, notice: Notice) => Promise<void>;

export function noticeHtml({ lines, links }: NoticeText, origin: string): string {
  const linked = links.map(({ path, text }) => `<p><a href="${origin}${path}">${escapedText(text)}</a></p>`);
  return [...lines.map(htmlOfText), ...linked].join('');
}

/** The same for mail programs that show no HTML. */
export const noticeText = ({ lines, links }: NoticeText, origin: string): string =>
  [...lines, ...links.map(({ path, text }) => `${text}: ${origin}${path}`)].join('\n\n');

/** Returns the start of a text on one line, cut between words where possible. */
export function firstWords(text: string, most = 200): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most)} …`;
}
