import { hotelZone } from '#platform/hotel';
import { isEnglish, languageTag } from '#platform/in-language';
import { session } from '#platform/session';
import { printHeadWords } from './print-head.words';

/** Returns when, by the hotel's clock, and by whom the page is printed. */
export function printedNote(at = new Date()): string {
  const moment = new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : languageTag(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: hotelZone(),
  });
  return printHeadWords.say('printed', { at: moment.format(at), by: session.get()?.fullName ?? '' });
}
