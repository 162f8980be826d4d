import { hotelClock } from '#platform/hotel-time';
import { dayWords, rangeWords } from '#platform/mail/date-words';
import type { Notice } from '#platform/mail/notice';
import { type PlaceNames, placeOfItem } from '#roster/place-names';
import type { PlannedItem } from '#roster/planned-item';
import type { OwnChange } from './own-change';

interface Publication {
  hotel: { name: string; timeZone: string };
  first: string;
  last: string;
  /** The account that published, or reminds. */
  by: { id: number; fullName: string };
  /** Whether it was told before. */
  isAgain: boolean;
  names: PlaceNames;
}

/** Tells a person what is new in their roster, old beside new. */
export function publicationNotice(to: number, changes: readonly OwnChange[], publication: Publication): Notice {
  const { hotel, first, last, by, isAgain, names } = publication;
  const days = changesByDay(changes);
  const lines = (words: Words) =>
    days.map(([day, own]) => dayLine(day, own, { timeZone: hotel.timeZone, names }, words));
  return {
    on: 'always',
    to,
    by: [by.id],
    subject: `${isAgain ? 'Reminder: your' : 'Your'} roster at ${hotel.name}: ${rangeWords(first, last, 'english')}`,
    lines: [
      isAgain
        ? `${by.fullName} asks you to confirm that you have seen the changes of your roster.`
        : `${by.fullName} published changes of your roster.`,
      ...lines(english),
      'Confirm in “My time” that you have seen them.',
    ],
    links: [{ path: '/my-time', text: 'My time' }],
    greek: {
      subject: `${isAgain ? 'Υπενθύμιση: το' : 'Το'} πρόγραμμά σας στο ${hotel.name}: ${rangeWords(first, last, 'greek')}`,
      lines: [
        isAgain
          ? `Επιβεβαιώστε ότι είδατε τις αλλαγές στο πρόγραμμά σας (${by.fullName}).`
          : `Δημοσιεύτηκαν αλλαγές στο πρόγραμμά σας (${by.fullName}).`,
        ...lines(greek),
        'Επιβεβαιώστε στο «Ο χρόνος μου» ότι τις είδατε.',
      ],
      links: [{ path: '/my-time', text: 'Ο χρόνος μου' }],
    },
  };
}

interface Words {
  day: (date: string) => string;
  dayOff: string;
  compensatory: string;
  leave: string;
  was: (text: string) => string;
  gone: (text: string) => string;
  needs: (skill: string) => string;
}

const english: Words = {
  day: (date) => dayWords(date, 'english'),
  dayOff: 'day off',
  compensatory: 'compensatory day off',
  leave: 'leave',
  was: (text) => `(was ${text})`,
  gone: (text) => `no longer planned: ${text}`,
  needs: (skill) => `needs ${skill}`,
};
const greek: Words = {
  day: (date) => dayWords(date, 'greek'),
  dayOff: 'ρεπό',
  compensatory: 'αναπληρωματική ανάπαυση',
  leave: 'άδεια',
  was: (text) => `(ήταν ${text})`,
  gone: (text) => `δεν ισχύει πια: ${text}`,
  needs: (skill) => `χρειάζεται ${skill}`,
};

function changesByDay(changes: readonly OwnChange[]): [day: string, OwnChange[]][] {
  const days = new Map<string, OwnChange[]>();
  for (const change of changes) {
    const { firstDay } = (change.after ?? change.before)!;
    days.set(firstDay, [...(days.get(firstDay) ?? []), change]);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b));
}

type Known = Pick<Publication, 'names'> & { timeZone: string };

/** `Wed, Dec 16: 08:00–16:00 (was 07:00–15:00)`, `Wed, Dec 16: 18:00–22:00, Pool bar` */
function dayLine(day: string, changes: readonly OwnChange[], known: Known, words: Words): string {
  const texts = (items: (PlannedItem | null)[]) =>
    items.flatMap((item) => (item ? [itemText(item, day, known, words)] : [])).join(' / ');
  const after = texts(changes.map((change) => change.after));
  const before = texts(changes.map((change) => change.before));
  if (!after) return `${words.day(day)}: ${words.gone(before)}`;
  return `${words.day(day)}: ${after}${before && ` ${words.was(before)}`}`;
}

function itemText(item: PlannedItem, day: string, { timeZone, names }: Known, words: Words): string {
  const elsewhere = item.firstDay === day ? '' : `${words.day(item.firstDay)} `;
  const until = item.lastDay > item.firstDay ? ` – ${words.day(item.lastDay)}` : '';
  const off = item.compensates ? words.compensatory : words.dayOff;
  if (item.allDay) return `${elsewhere}${item.type === 'DayOff' ? off : words.leave}${until}`;
  const clock = hotelClock(timeZone);
  const time = (second: number) => clock.format(second).slice(11, 16);
  const { department, workCentre, jobTitle } = placeOfItem(item, names);
  const needs = item.skill && words.needs(item.skill);
  return [`${elsewhere}${time(item.start)}–${time(item.end)}`, department, workCentre, jobTitle, needs]
    .filter(Boolean)
    .join(', ');
}
