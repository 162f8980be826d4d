import ICAL from 'ical.js';

// Lines are at most 75 octets, and the library does not count the space that one goes on with.
ICAL.foldLength = 74;

/** An instant, epoch ms, written in UTC. */
export const icsInstant = (instant: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(instant), true);

/** A local day, `2025-06-16`. */
export const icsDay = (day: string): ICAL.Time => ICAL.Time.fromDateString(day);

/** Properties by their names; an empty text leaves its property out. */
export type IcsEvent = Record<string, string | ICAL.Time>;

function component(name: string, properties: IcsEvent): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties)) {
    if (value === '') continue;
    made.addPropertyWithValue(property, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  }
  return made;
}

/** A calendar file; `part` says which part of the product wrote it. */
export function icsFile(part: string, events: readonly IcsEvent[]): string {
  const calendar = component('vcalendar', { version: '2.0', prodid: `-//Horae//${part}//EN` });
  for (const event of events) calendar.addSubcomponent(component('vevent', event));
  return `${calendar.toString()}\r\n`;
}
