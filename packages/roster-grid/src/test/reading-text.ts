import type { CodeMeaning, DayOff, Leave, Reading, Shift, Span } from '../index';

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const spanText = ({ from, to }: Span) => `${clock(from)}-${clock(to)}`;

/** A reading as lines of text, as the examples write it. */
export function readingText(reading: Reading): string {
  const { layout, days, people, parts, questions, notices } = reading;
  const period = days.length === 0 ? '' : ` ${days[0]} to ${days.at(-1)}, ${days.length} days`;
  const lines = [`${layout}${period}`];
  for (const { kind, address, text } of parts)
    lines.push(`${kind} ${address}${text === undefined ? '' : ` ${flat(text)}`}`);
  lines.push(rolesText(reading));
  for (const [index, { name, surname, firstName, code, job, department }] of people.entries()) {
    const split = surname === undefined && firstName === undefined ? '' : ` <${surname ?? ''}/${firstName ?? ''}>`;
    const facts = `${code === undefined ? '' : ` [${code}]`}${job === undefined ? '' : ` (${job})`}${department === undefined ? '' : ` {${department}}`}`;
    lines.push(`* ${name}${split}${facts}`, ...entriesOf(reading, index, days[0]?.slice(0, 7)));
  }
  for (const question of questions) {
    const { kind, reason, key, cells } = question;
    const suggestion =
      'suggestion' in question && question.suggestion !== undefined
        ? ` maybe ${suggestionText(question.suggestion)}`
        : '';
    const legend = 'legend' in question && question.legend !== undefined ? ` legend ${question.legend}` : '';
    const shown = cells.length > 6 ? `${cells.slice(0, 3).join(' ')} …` : cells.join(' ');
    lines.push(`? ${kind} ${reason} ${flat(key)}${suggestion}${legend}: ${cells.length} in ${shown}`);
  }
  for (const { kind, cells, text } of notices)
    lines.push(`! ${kind}${text === undefined ? '' : ` ${flat(text)}`}: ${cells.join(' ')}`);
  return `${lines.join('\n')}\n`;
}

const flat = (text: string) => text.replaceAll('\n', ' ⏎ ');

function rolesText({ roles }: Reading): string {
  const counts = new Map<string, number>();
  for (const role of roles.flat()) if (role !== null) counts.set(role, (counts.get(role) ?? 0) + 1);
  return `cells: ${[...counts].map(([role, count]) => `${count} ${role}`).join(', ')}`;
}

function entriesOf({ shifts, daysOff, leaves }: Reading, person: number, firstMonth = ''): string[] {
  const texts: [date: string, text: string][] = [
    ...shifts.map((one): [string, string, number] => [one.date, shiftLine(one), one.person]),
    ...daysOff.map((one): [string, string, number] => [
      one.date,
      `${one.isCompensatory ? 'comp' : 'off'}${rest(one)}`,
      one.person,
    ]),
    ...leaves.map((one): [string, string, number] => [one.date, `${one.leave}${rest(one)}`, one.person]),
  ].flatMap(([date, text, owner]): [string, string][] => (owner === person ? [[date, text]] : []));
  const days = texts.sort(([a], [b]) => a.localeCompare(b));
  if (days.length === 0) return [];
  return [
    `  ${days.map(([date, text]) => `${date.startsWith(firstMonth) ? date.slice(8) : date.slice(5)} ${text}`).join(' | ')}`,
  ];
}

function shiftLine(shift: Shift): string {
  const extra = shift.overtimeMinutes === undefined ? '' : ` +${shift.overtimeMinutes}`;
  const pause = shift.breakMinutes === undefined ? '' : ` break ${shift.breakMinutes}`;
  return `${spanText(shift)}${extra}${pause}${rest(shift)}`;
}

const rest = ({ code, note, department, job }: Shift | DayOff | Leave) =>
  [code && ` ${flat(code)}`, note && ` "${note}"`, department && ` {${department}}`, job && ` (${job})`]
    .filter(Boolean)
    .join('');

function suggestionText(suggestion: CodeMeaning | string): string {
  if (typeof suggestion === 'string') return suggestion;
  if (suggestion.kind === 'shift') return suggestion.spans.map(spanText).join(' ');
  return suggestion.kind === 'leave' ? suggestion.leave : suggestion.kind;
}
