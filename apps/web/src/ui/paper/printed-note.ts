import { session } from '#platform/session';
import { paperWords } from './paper.words';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Returns when and by whom the page is printed. */
export function printedNote(at = new Date()): string {
  return paperWords.say('printed', { at: moment.format(at), by: session.get()?.fullName ?? '' });
}
