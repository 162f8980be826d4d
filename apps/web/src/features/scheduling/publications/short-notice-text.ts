import type { ShortNoticeRow } from '@horae/contract/scheduling/publications.contract';
import { hoursText } from '#platform/format-hours';
import { itemTitle } from '#roster/planning/item-texts';
import { shortDay } from '#roster/texts/day-texts';
import { shortNoticeWords } from './short-notice.words';

type Item = NonNullable<ShortNoticeRow['before']>;

/** `08:00–16:00`, with the day if it is another than that of the row. */
function itemText(item: Item, day: string): string {
  const own = item.start.slice(0, 10);
  return (own === day ? '' : `${shortDay(own)} `) + itemTitle(item);
}

export const beforeText = ({ before, day }: ShortNoticeRow): string =>
  before ? itemText(before, day) : shortNoticeWords.say('nothing');

export const afterText = ({ after, day }: ShortNoticeRow): string =>
  after ? itemText(after, day) : shortNoticeWords.say('takenOff');

/** `9 h`, or how long before it the work had begun. */
export const noticeText = (minutes: number): string =>
  minutes < 0 ? shortNoticeWords.say('notice.began', { time: hoursText(-minutes) }) : hoursText(minutes);
