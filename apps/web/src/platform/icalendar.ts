/** An instant, epoch ms, as iCalendar writes it. */
export function icsInstant(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** A local day, `2025-06-16`, as iCalendar writes it. */
export const icsDay = (day: string): string => day.replaceAll('-', '');

export function icsText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const encoder = new TextEncoder();

/** Lines are at most 75 octets; what is longer goes on in the next line after a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** A calendar file of events, each a list of its lines; `part` says which part of the product wrote it. */
export function icsFile(part: string, events: readonly (readonly string[])[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Horae//${part}//EN`,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
