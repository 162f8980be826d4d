import type { CalendarEvent } from '@horae/contract/office/calendar.contract';
import { dayFrom, momentFrom } from '#platform/sample-moments';
import type { PersonalSamples } from '#platform/samples';
import { calendarEvents } from './calendar.table';

type CalendarName = CalendarEvent['extendedProps']['calendar'];

/** An event within one day, in UTC, or over whole days when it has no times. */
interface Sample {
  calendar: CalendarName;
  title: string;
  inDays: number;
  times?: [from: string, to: string];
  days?: number;
  more?: { guests?: string[]; location?: string; description?: string };
}

const samples: Sample[] = [
  {
    calendar: 'Business',
    title: 'Morning briefing',
    inDays: 0,
    times: ['05:45', '06:15'],
    more: { location: 'Back office', description: 'Occupancy, arrivals, who is missing today.' },
  },
  {
    calendar: 'Business',
    title: 'Roster meeting',
    inDays: 0,
    times: ['09:00', '10:00'],
    more: { guests: ['Dimitris Pappas', 'Maria Oikonomou'], location: 'Meeting room' },
  },
  { calendar: 'Business', title: 'Tasting of the winter menu', inDays: 2, times: ['13:00', '14:30'] },
  { calendar: 'Business', title: 'Visit of the tour operator', inDays: 5, times: ['08:00', '12:00'] },
  { calendar: 'Business', title: 'Month closes: hours to payroll', inDays: 8, days: 1 },
  { calendar: 'Holiday', title: 'Days off', inDays: 12, days: 4 },
  { calendar: 'Holiday', title: 'Long weekend', inDays: -9, days: 3 },
  { calendar: 'Personal', title: 'Dentist', inDays: 1, times: ['14:00', '14:45'] },
  { calendar: 'Personal', title: 'Swimming', inDays: -2, times: ['16:00', '17:00'] },
  { calendar: 'Family', title: 'Dinner at Yiayia’s', inDays: 3, times: ['17:00', '20:00'] },
  { calendar: 'Family', title: 'School play', inDays: -4, times: ['15:30', '17:00'] },
  {
    calendar: 'ETC',
    title: 'Renew the driving licence',
    inDays: 6,
    days: 1,
    more: { description: 'Bring two photographs.' },
  },
];

export const calendarSamples: PersonalSamples = {
  name: 'calendar',
  async add(tx, accountId, now) {
    const rows = samples.map(({ calendar, title, inDays, times, days = 1, more }, index) => ({
      accountId,
      id: index + 1,
      url: '',
      title,
      start: times ? momentFrom(now, inDays, times[0]) : dayFrom(now, inDays),
      end: times ? momentFrom(now, inDays, times[1]) : dayFrom(now, inDays + days),
      allDay: !times,
      extendedProps: { calendar, ...more },
    }));
    await tx.insert(calendarEvents).values(rows);
  },
};
