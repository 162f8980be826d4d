import { formatDate, formatMoment } from '#platform/format-date';
import { i18n } from '#platform/i18n';
import { auditFieldsWords } from './audit-fields.words';
import { auditObjectsWords } from './audit-objects.words';

/** `erganiSettings` as `ergani settings`. */
const apart = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(ergani|pin|id|url)\b/g, (word) => word.toUpperCase());

/** With a capital letter first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A recorded value's path in words: `place.departmentId` is `Place, department`. */
export function fieldWords(path: string): string {
  const say = auditFieldsWords.say;
  const parts = path.split('.').map((part) => {
    const isKnown = i18n.exists(part, { ns: 'auditFields' });
    return isKnown ? say(part as 'email') : capital(apart(part.replace(/Id$/, '')));
  });
  const [first = '', ...rest] = parts;
  return [first, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join(', ');
}

/** What an entry is about, as its kind is written in a sentence: `ERGANI settings`. */
export const objectWords = (object: string): string =>
  i18n.exists(object, { ns: 'auditObjects' }) ? auditObjectsWords.say(object as 'shift') : apart(object);

// Stored as epoch seconds.
const moments = new Set(['start', 'end', 'actualStart', 'actualEnd']);
// One of a few names; anything else is text that a person wrote.
const choices = new Set([
  'type',
  'typeOfShift',
  'kind',
  'state',
  'status',
  'role',
  'source',
  'scope',
  'target',
  'action',
]);
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/;

/** A recorded value as a person reads it; moments are in the time zone given, by default the device's. */
export function valueWords(value: unknown, name: string, timeZone?: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return auditFieldsWords.say(value ? 'yes' : 'no');
  if (typeof value === 'number')
    return moments.has(name) ? formatMoment(new Date(value * 1000).toISOString(), timeZone) : String(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(one, name, timeZone)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${fieldWords(key)} ${valueWords(inner, key, timeZone)}`.trim())
      .join(' · ');
  const text = String(value);
  if (day.test(text)) return formatDate(text);
  if (instant.test(text)) return formatMoment(text, timeZone);
  return choices.has(name) ? capital(apart(text)) : text;
}
