import { tellCopied } from '#platform/tell-copied';
import { rosterWords } from '../roster.words';

/** Puts the text of days that were copied on the clipboard, and says so. */
export function writeCopied(text: string): void {
  const { say } = rosterWords;
  void tellCopied(text, say('row.copied'), say('row.notCopied'));
}
