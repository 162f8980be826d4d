import ICAL from 'ical.js';

// Lines have at most 75 octets, and the library does not count the leading space of continuation lines.
ICAL.foldLength = 74;

/** An instant in epoch milliseconds, written in UTC. */
export const icsInstant = (instant: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(instant), true);

/** A local day, `2025-06-16`. */
export const icsDay = (day: string): ICAL.Time => ICAL.Time.fromDateString(day);

/** Properties by name; those with an empty text are left out. */
export type IcsEvent = Record<string, string | ICAL.Time>;

function component(name: string, properties: IcsEvent): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties)) {
    if (value === '') continue;
    made.addPropertyWithValue(property, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  }
  return made;
}

/** Returns a calendar file; `part` names the part of the product that wrote it. */
export function icsFile(part: string, events: readonly IcsEvent[]): string {
  const calendar = component('vcalendar', { version: '2.0', prodid: `-//Horae//${part}//EN` });
  for (const event of events) calendar.addSubcomponent(component('vevent', event));
  return `${calendar.toString()}\r\n`;
}
