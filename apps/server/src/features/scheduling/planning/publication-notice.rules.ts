import { hotelClock } from '#platform/hotel-time';
import type { Notice } from '#platform/mail/notice';
import type { PlannedItem } from '#roster/planned-item';

/** What publishing changes for one person: an item before and after, null where there is none. */
export interface OwnChange {
  before: PlannedItem | null;
  after: PlannedItem | null;
}

interface Publication {
  hotel: { name: string; timeZone: string };
  first: string;
  last: string;
  /** The account that published. */
  by: { id: number; fullName: string };
}

/** Tells a person what is new in their roster, old beside new. */
export function publicationNotice(to: number, changes: readonly OwnChange[], publication: Publication): Notice {
  const { hotel, first, last, by } = publication;
  const days = changesByDay(changes);
  const range = first === last ? first : `${first} – ${last}`;
  const lines = (words: Words) => days.map(([day, own]) => dayLine(day, own, hotel.timeZone, words));
  return {
    on: 'always',
    to,
    by: [by.id],
    subject: `Your roster at ${hotel.name}: ${range}`,
    lines: [`${by.fullName} published changes of your roster.`, ...lines(english)],
    links: [{ path: '/my-time', text: 'My time' }],
    greek: {
      subject: `Το πρόγραμμά σας στο ${hotel.name}: ${range}`,
      lines: [`Δημοσιεύτηκαν αλλαγές στο πρόγραμμά σας (${by.fullName}).`, ...lines(greek)],
      links: [{ path: '/my-time', text: 'Ο χρόνος μου' }],
    },
  };
}

interface Words {
  dayOff: string;
  leave: string;
  was: (text: string) => string;
  gone: (text: string) => string;
}

const english: Words = {
  dayOff: 'day off',
  leave: 'leave',
  was: (text) => `(was ${text})`,
  gone: (text) => `no longer planned: ${text}`,
};
const greek: Words = {
  dayOff: 'ρεπό',
  leave: 'άδεια',
  was: (text) => `(ήταν ${text})`,
  gone: (text) => `δεν ισχύει πια: ${text}`,
};

function changesByDay(changes: readonly OwnChange[]): [day: string, OwnChange[]][] {
  const days = new Map<string, OwnChange[]>();
  for (const change of changes) {
    const { firstDay } = (change.after ?? change.before)!;
    days.set(firstDay, [...(days.get(firstDay) ?? []), change]);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b));
}

/** `2026-12-16: 08:00–16:00 (was 07:00–15:00)` */
function dayLine(day: string, changes: readonly OwnChange[], timeZone: string, words: Words): string {
  const texts = (items: (PlannedItem | null)[]) =>
    items.flatMap((item) => (item ? [itemText(item, day, timeZone, words)] : [])).join(' / ');
  const after = texts(changes.map((change) => change.after));
  const before = texts(changes.map((change) => change.before));
  if (!after) return `${day}: ${words.gone(before)}`;
  return before ? `${day}: ${after} ${words.was(before)}` : `${day}: ${after}`;
}

function itemText(item: PlannedItem, day: string, timeZone: string, { dayOff, leave }: Words): string {
  const elsewhere = item.firstDay === day ? '' : `${item.firstDay} `;
  const until = item.lastDay > item.firstDay ? ` – ${item.lastDay}` : '';
  if (item.allDay) return `${elsewhere}${item.type === 'DayOff' ? dayOff : leave}${until}`;
  const clock = hotelClock(timeZone);
  const time = (second: number) => clock.format(second).slice(11, 16);
  return `${elsewhere}${time(item.start)}–${time(item.end)}`;
}
