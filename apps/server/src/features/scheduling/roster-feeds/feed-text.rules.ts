import type { Language } from '@horae/contract/languages';
import { addDays } from '@horae/local-time/local-date';
import ICAL from 'ical.js';
import type { FeedShift } from './feed-shifts';

type Titles = Record<FeedShift['type'], string>;

const absences = (absent: string) => ({
  AnnualLeave: absent,
  SickLeave: absent,
  UnpaidLeave: absent,
  HourlyLeave: absent,
});

const titles: Record<Language, Titles> = {
  en: {
    Regular: 'Regular shift',
    Split: 'Split shift',
    Night: 'Night shift',
    Overtime: 'Overtime',
    OnCall: 'On call',
    Training: 'Training',
    DayOff: 'Day off',
    CompensatoryDayOff: 'Compensatory day off',
    ...absences('Absent'),
  },
  el: {
    Regular: 'Κανονική βάρδια',
    Split: 'Σπαστή βάρδια',
    Night: 'Νυχτερινή βάρδια',
    Overtime: 'Υπερωρία',
    OnCall: 'Σε ετοιμότητα',
    Training: 'Εκπαίδευση',
    DayOff: 'Ρεπό',
    CompensatoryDayOff: 'Αναπληρωματική ανάπαυση',
    ...absences('Απουσία'),
  },
};

interface FeedText {
  companyId: number;
  hotel: string;
  employee: string;
  timeZone: string;
  language: Language;
  /** The timestamp of the feed itself: equal rosters produce equal texts. */
  stamp: Date;
  shifts: readonly FeedShift[];
}

// Lines have at most 75 octets, and the library does not count the leading space of a continuation line.
ICAL.foldLength = 74;

type Properties = Record<string, string | number | ICAL.Time | ICAL.Duration>;

function component(name: string, properties: Properties): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties)) made.addPropertyWithValue(property, value);
  return made;
}

function timesOf({ at }: FeedShift): Properties {
  if ('from' in at) return { dtstart: ICAL.Time.fromJSDate(at.from, true), dtend: ICAL.Time.fromJSDate(at.to, true) };
  // Whole days have no zone; their end is exclusive.
  const [dtstart, dtend] = [at.firstDay, addDays(at.lastDay, 1)].map((day) => ICAL.Time.fromDateString(day));
  return { dtstart: dtstart!, dtend: dtend!, 'x-microsoft-cdo-alldayevent': 'TRUE' };
}

/** Returns shifts as iCalendar text, times in UTC. Absences and cancelled shifts stay in it as cancelled. */
export function feedText({ companyId, hotel, employee, timeZone, language, stamp, shifts }: FeedText): string {
  const name = `${employee} · ${hotel}`;
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//Horae//Roster feed//${language.toUpperCase()}`,
    method: 'PUBLISH',
    name,
    'x-wr-calname': name,
    'x-wr-timezone': timeZone,
    'refresh-interval': ICAL.Duration.fromSeconds(3600),
    'x-published-ttl': 'PT1H',
  });
  for (const shift of shifts) {
    const isOff = shift.status === 'cancelled' || shift.status === 'absent';
    const isFree = isOff || shift.type === 'DayOff' || shift.type === 'CompensatoryDayOff';
    const event = component('vevent', {
      uid: `${shift.id}@${companyId}`,
      sequence: shift.version - 1,
      dtstamp: ICAL.Time.fromJSDate(stamp, true),
      ...timesOf(shift),
      summary: [titles[language][shift.type], shift.place?.department, shift.place?.workCentre, shift.place?.jobTitle]
        .filter(Boolean)
        .join(' · '),
      transp: isFree ? 'TRANSPARENT' : 'OPAQUE',
      location: shift.hostHotel ?? hotel,
      ...(shift.notes && { description: shift.notes.replaceAll('\r\n', '\n') }),
      status: isOff ? 'CANCELLED' : 'CONFIRMED',
    });
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
