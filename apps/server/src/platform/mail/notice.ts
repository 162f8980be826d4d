import type { AccountSettings } from '@horae/contract/settings/account-settings.contract';
import { escapedText, htmlOfText } from '../clean-html';
import type { Database } from '../database';

/** A switch of the account settings. */
export type Occasion = keyof AccountSettings['notification'];

/** A mail from Horae to those who asked to be told. */
export interface Notice {
  /** The switches that ask for it; one of them is enough. */
  on: Occasion[];
  to: number | 'all';
  /** Whose own action it is; they are not told. */
  by: number[];
  subject: string;
  /** Plain text, a paragraph each. */
  lines: string[];
  /** Pages of the product, below the lines. */
  links: { path: string; text: string }[];
}

/** Tells of something in the transaction in which it happens. */
export type Tell = (tx: Database, notice: Notice) => Promise<void>;

export function noticeHtml({ lines, links }: Notice, origin: string): string {
  const linked = links.map(({ path, text }) => `<p><a href="${origin}${path}">${escapedText(text)}</a></p>`);
  return [...lines.map(htmlOfText), ...linked].join('');
}

/** The beginning of a longer text, in one line, cut between words where it has some. */
export function firstWords(text: string, most = 200): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most)} …`;
}
